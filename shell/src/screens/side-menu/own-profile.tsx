import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { personPictureRead, shellPages } from '@callboard/contract';
import { useMay } from '@callboard/session';
import { VisuallyHidden } from '@callboard/ui';

type OwnProfileProps = {
  className: string | undefined;
  /** What it is called where nothing inside says it. */
  label?: string;
  children: ReactNode;
};

/** The picture of whoever is signed in, with what stands beside it: it leads to the own profile, for who has one. */
export const OwnProfile = ({ className, label, children }: OwnProfileProps) =>
  useMay(personPictureRead.allow) ? (
    <Link to={shellPages.profile} className={className}>
      {children}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
