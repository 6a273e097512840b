import { home, projectCrews, securityChecks } from '@callboard/contract';
import { formCommands } from '@callboard/parts';
import { paths } from '../../base/paths.ts';

export const checkCommands = formCommands({
  names: {
    start: 'crew-ops.start-security-check',
    save: 'crew-ops.save-security-check',
    attach: 'crew-ops.attach-to-security-check',
    submit: 'crew-ops.submit-security-check',
  },
  pageOf: ({ formId, crewId = '', date = '', shift = '' }) =>
    paths.securityCheck.to({ id: crewId, formId, date, shift }),
  invalidates: [securityChecks.securityChecks, projectCrews.projectCrew, home.home],
});
