import { useUnit } from 'effector-react';
import { Download } from 'lucide';
import { $user } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { deletionRequested } from '../model/deletion';
import { $exporting, exportRequested } from '../model/export';
import { DeleteDialog } from './delete-dialog';
import { Part } from './part';

/** Downloads everything in the account, or deletes it. */
export function DataPart() {
  const [exporting, exportData, askToDelete] = useUnit([$exporting, exportRequested, deletionRequested]);
  const user = useUnit($user);
  return (
    <>
      <Part title="Your data" note="Download a copy at any time.">
        <Text size="sm" tone="soft">
          One file with everything in your account: your profile and photo, your documents with every version,
          your classes and your credits.
        </Text>
        <div>
          <Button icon={Download} pending={exporting} onClick={() => exportData()}>
            Download my data
          </Button>
        </div>
      </Part>
      <Part title="Delete account" note="Everything in your account is deleted.">
        <Text size="sm" tone="soft">
          Your documents, your classes and your plan end at once.
        </Text>
        {user?.has_password === false && user.email === '' ? (
          <Text size="sm">Ask your teacher for a password first: you confirm it with the password.</Text>
        ) : (
          <div>
            <Button variant="danger" onClick={() => askToDelete()}>
              Delete my account
            </Button>
          </div>
        )}
        <DeleteDialog />
      </Part>
    </>
  );
}
