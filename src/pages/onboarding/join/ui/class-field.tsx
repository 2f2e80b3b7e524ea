import { useUnit } from 'effector-react';
import { Check } from 'lucide';
import { ClassBook, classTitle } from '@/entities/class';
import type { ClassPreview } from '@/shared/api/classes';
import { Badge } from '@/shared/ui/badge';
import { Field } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';
import { PinInput } from '@/shared/ui/pin-input';
import { Skeleton } from '@/shared/ui/skeleton';
import * as model from '../model/join-class';
import { CODE_LENGTH, codeOf } from '../model/joining';
import * as styles from './join-class-page.css';

/** The class code, and a preview of the class it belongs to. */
export function ClassField() {
  const [joining, error, changeCode] = useUnit([model.$joining, model.$codeError, model.codeChanged]);
  const code = codeOf(joining);
  return (
    <div className={styles.which}>
      {code === null ? null : (
        <Field
          label="Class code"
          group
          error={error ?? undefined}
          help="Seven letters and digits, without O, 0, I or 1."
        >
          <PinInput type="alphanumeric" length={CODE_LENGTH} value={code} onChange={changeCode} />
        </Field>
      )}
      <div role="status" className={styles.answer}>
        {joining.state === 'looking' || joining.state === 'reading' ? (
          <Skeleton lines={2} label="Looking for the class" />
        ) : null}
        {'preview' in joining ? <Found preview={joining.preview} byCode={code !== null} /> : null}
      </div>
    </div>
  );
}

function Found({ preview, byCode }: { preview: ClassPreview; byCode: boolean }) {
  const { class: face, teacher, school } = preview;
  return (
    <div className={styles.found}>
      <ClassBook size="mini" cover={face.cover} subject={face.subject} name={face.name} />
      <div className={styles.words}>
        <p className={styles.title}>{classTitle(face)}</p>
        <p className={styles.teacher}>{school === null ? teacher.name : `${teacher.name}, ${school}`}</p>
      </div>
      <Badge tone="ok" icon={<Icon of={Check} size="xs" />}>
        {byCode ? 'Code works' : 'Invited'}
      </Badge>
    </div>
  );
}
