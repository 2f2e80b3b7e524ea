import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { $user } from '@/entities/session';
import { LegalLinks } from '@/shared/ui/legal-links';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { AccountTabs } from '@/widgets/account-tabs';
import { AccountOnly } from './account-only';
import { ArchivePart } from './archive-part';
import { DataPart } from './data-part';
import { DetailsPart } from './details-part';
import { EmailPart } from './email-part';
import { sheet } from './part.css';
import { PasswordPart } from './password-part';
import { PhotoPart } from './photo-part';
import { SecondFactorPart } from './second-factor-part';
import { SessionsPart } from './sessions-part';

/** The profile page, for both roles. */
export function ProfilePage() {
  const user = useUnit($user);
  const { pathname } = useLocation();
  if (pathname === '/plans/account') return <AccountOnly />;
  if (!user) return null;
  return (
    <Stack gap={8}>
      <AccountTabs role={user.role} pathname={pathname} />
      <PageHeader title="Profile" lead="Your name, how you sign in, and your data." />
      <div className={sheet}>
        <PhotoPart />
        <DetailsPart />
        <EmailPart />
        <PasswordPart />
        <SecondFactorPart />
        <SessionsPart />
        <ArchivePart />
        <DataPart />
      </div>
      <LegalLinks />
    </Stack>
  );
}
