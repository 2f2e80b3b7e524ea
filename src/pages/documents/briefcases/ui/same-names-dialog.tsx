import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Text } from '@/shared/ui/text';
import { $sameNames, bothKept, newVersionsChosen, sameNamesClosed } from '../model/same-names';

const MAX_NAMES = 5;

/** Asks what becomes of files whose names are taken, once for all of them. */
export function SameNamesDialog() {
  const [same, close, replace, keep] = useUnit([$sameNames, sameNamesClosed, newVersionsChosen, bothKept]);
  if (same === null) return null;
  const names = [...same.taken.keys()];
  const isOne = names.length === 1;
  const more = names.length - MAX_NAMES;
  return (
    <Dialog
      open
      onClose={() => close()}
      title={isOne ? `“${names[0]}” is here already` : `${names.length} of these names are here already`}
      description={
        isOne
          ? 'As a new version it takes the place of the file, and the versions before it stay. If you keep both, it gets a number.'
          : 'As new versions they take the place of the files, and the versions before them stay. If you keep both, they get numbers.'
      }
      actions={
        <>
          <Button variant="quiet" onClick={() => close()}>
            Cancel
          </Button>
          <Button onClick={() => keep()}>Keep both</Button>
          <Button variant="primary" onClick={() => replace()}>
            {isOne ? 'New version' : 'New versions'}
          </Button>
        </>
      }
    >
      {isOne ? null : (
        <Text>
          {names.slice(0, MAX_NAMES).join(', ')}
          {more > 0 ? `, and ${more} more` : ''}
        </Text>
      )}
    </Dialog>
  );
}
