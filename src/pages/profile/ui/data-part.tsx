import { useUnit } from 'effector-react';
import { Download } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { deletionAsked } from '../model/deletion';
import { $exporting, exportAsked } from '../model/export';
import { DeleteDialog } from './delete-dialog';
import { Part } from './part';

/** Taking one's data along, and leaving. */
export function DataPart() {
  const [exporting, exportData, askToDelete] = useUnit([$exporting, exportAsked, deletionAsked]);
  return (
    <>
      <Part title="Your data" note="It is yours: take it along whenever you like.">
        <Text size="sm" tone="soft">
          One file with all that is kept about you: the account with your photo, your documents with every
          version, your classes, and what writing cost.
        </Text>
        <div>
          <Button icon={Download} pending={exporting} onClick={() => exportData()}>
            Download my data
          </Button>
        </div>
      </Part>
      <Part title="Leave" note="Nothing of the account is kept.">
        <Text size="sm" tone="soft">
          Your account, your documents and your classes are deleted at once. A running plan ends with it.
        </Text>
        <div>
          <Button variant="danger" onClick={() => askToDelete()}>
            Delete my account
          </Button>
        </div>
        <DeleteDialog />
      </Part>
    </>
  );
}
