import { useUnit } from 'effector-react';
import { Banner } from '@/shared/ui/banner';
import { fileSize } from '@/shared/ui/file-upload';
import { $quota } from '../model/quota';

/** How little storage is left, before it is full; nothing while there is room. */
export function QuotaNote() {
  const quota = useUnit($quota);
  if (quota === null) return null;
  const { state, left, needed, ofSchool } = quota;
  const whose = ofSchool ? 'Your school' : 'You';
  const room = `${whose} ${ofSchool ? 'has' : 'have'} ${fileSize(left)} left.`;
  return state === 'exceeded' ? (
    <Banner tone="warn" urgent title="Not all files fit">
      They need {fileSize(needed)}. {room} Delete files you no longer need, also from the trash.
    </Banner>
  ) : (
    <Banner tone="warn" title="The storage is nearly full">
      {room} Delete files you no longer need, also from the trash.
    </Banner>
  );
}
