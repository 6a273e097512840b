import { useQuery } from '@callboard/client';
import { Link, person, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ContactPage, useHiddenNumber } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { buttonClass } from '@callboard/ui';
import { paths, pathsElsewhere } from '../base/paths.ts';
import { membershipCrewQuery } from '../base/membership-crew.queries.ts';

/** Somebody of a membership crew, to be called or written to. */
export function Component() {
  const t = useWords('planning');
  const { id, personId } = useParams(paths.membershipCrewContact);
  const hidden = useHiddenNumber();
  const seesProfiles = useMay(person.with('crewProfile'));
  return (
    <ContactPage
      title={t('membership-crew.contactTitle')}
      read={useRead(useQuery(membershipCrewQuery(id)))}
      contacts={({ people, may }) =>
        people
          .filter((one) => one.personId === personId)
          .map(({ name, functions, city, phone, email }) => ({
            name,
            role: [...functions, city].filter(Boolean).join(' · '),
            pictureUrl: null,
            phone,
            email,
            hidden: hidden(may.contact ? null : 'right'),
            profile: seesProfiles ? pathsElsewhere.crewProfile.to({ personId }) : null,
          }))
      }
      missing={{
        text: t('membership-crew.contactMissing'),
        action: (
          <Link to={paths.membershipCrew.to({ id })} className={buttonClass({ kind: 'secondary' })}>
            {t('membership-crew.toCrew')}
          </Link>
        ),
      }}
    />
  );
}
