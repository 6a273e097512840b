import { Page } from '@callboard/ui';
import type { ReactNode } from 'react';
import { ContactFaces } from './contact-faces.tsx';
import type { ContactFacesProps } from './contact-faces.tsx';

export type ContactPageProps<Data> = ContactFacesProps<Data> & {
  title: string;
  /** Below the people, once they are there. */
  children?: ReactNode;
};

/** A screen for reaching somebody. */
export const ContactPage = <Data,>({ title, children, ...faces }: ContactPageProps<Data>) => (
  <Page title={title} titleHidden>
    <ContactFaces {...faces} />
    {faces.read.kind === 'there' && children}
  </Page>
);
