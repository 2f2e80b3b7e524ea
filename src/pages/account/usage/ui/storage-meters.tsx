import { useUnit } from 'effector-react';
import { CreditMeter } from '@/shared/ui/credit-meter';
import { fileSize } from '@/shared/ui/file-upload';
import { $storage } from '../model/usage';
import * as styles from './usage-page.css';

/** How much of the storage is taken, before an upload no longer fits. */
export function StorageMeters() {
  const storage = useUnit($storage);
  if (storage === null) return null;
  const { own, school } = storage;
  return (
    <div className={styles.quotas}>
      <CreditMeter label="Your files" used={own.used} total={own.limit} format={fileSize} />
      {school === null ? null : (
        <CreditMeter label="Your school’s files" used={school.used} total={school.limit} format={fileSize} />
      )}
    </div>
  );
}
