import { useUnit } from 'effector-react';
import { Copy, RefreshCw } from 'lucide';
import { useState } from 'react';
import { codeCopyRequested, joinAddress, PrintCode, writtenCode } from '@/entities/class';
import type { Joinable } from '@/shared/api/classes';
import { pageOrigin } from '@/shared/first-view';
import { shortDateOf } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { QrCode } from '@/shared/ui/qr-code';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import * as model from '../model/class-invite';
import { expiryOptions, usesOffered } from '../model/expiry';
import * as styles from './invite-panel.css';

type JoiningCodeProps = { title: string; code: string; rules: Joinable };

/** The code of a class with its link, its QR code and its rules. */
export function JoiningCode({ title, code, rules }: JoiningCodeProps) {
  const on = useUnit({
    copy: codeCopyRequested,
    copyLink: model.linkCopyRequested,
    renew: model.renewRequested,
    change: model.rulesChanged,
  });
  const isRenewing = useUnit(model.$isRenewing);
  const [isAsking, setAsking] = useState(false);
  const address = joinAddress(pageOrigin(), code);
  return (
    <>
      {rules.paused ? (
        <div>
          <Badge tone="warn">Paused</Badge>
        </div>
      ) : null}
      <div className={styles.board}>
        <div>
          <p className={styles.label}>Class code</p>
          <p className={styles.code}>{writtenCode(code)}</p>
          <Cluster gap={2}>
            <Button size="sm" icon={Copy} onClick={() => on.copy(code)}>
              Copy
            </Button>
            <PrintCode title={title} code={code} />
          </Cluster>
        </div>
        <QrCode text={address} label={`QR code to join ${title}`} />
      </div>
      <div className={styles.link}>
        <span className={styles.address}>{address.replace(/^https?:\/\//, '')}</span>
        <Button size="sm" variant="quiet" icon={Copy} onClick={() => on.copyLink()}>
          Copy link
        </Button>
      </div>
      <Rules rules={rules} />
      <Cluster gap={2}>
        <Button size="sm" icon={RefreshCw} pending={isRenewing} onClick={() => setAsking(true)}>
          New code
        </Button>
        <Button size="sm" variant="quiet" onClick={() => on.change({ paused: !rules.paused })}>
          {rules.paused ? 'Turn on' : 'Turn off'}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isAsking}
        danger={false}
        title="Replace the code?"
        description="The old code, link and QR code stop working. Students in the class stay in it."
        confirmLabel="Replace code"
        onConfirm={() => {
          setAsking(false);
          on.renew();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Rules({ rules }: { rules: Joinable }) {
  const on = useUnit({ change: model.rulesChanged, expire: model.expiryChosen });
  const { expires_at: end, max_uses: most } = rules;
  const ends = end === null ? [] : [{ value: 'set', label: shortDateOf(end) }];
  const other = most !== null && !usesOffered.some((option) => option === most) ? [most] : [];
  return (
    <div className={styles.rules}>
      <div className={styles.rule}>
        <span>Code stops working</span>
        <Select
          label="Code stops working"
          fit
          options={[...ends, ...expiryOptions]}
          value={end === null ? 'never' : 'set'}
          onChange={on.expire}
        />
      </div>
      <div className={styles.rule}>
        <span>Maximum number of students</span>
        <Select
          label="Maximum number of students"
          fit
          options={[
            { value: '', label: 'No limit' },
            ...[...usesOffered, ...other].map((count) => ({ value: String(count), label: String(count) })),
          ]}
          value={most === null ? '' : String(most)}
          onChange={(value) => on.change({ max_uses: value === '' ? null : Number(value) })}
        />
      </div>
      <div className={styles.rule}>
        <span>Used</span>
        <span className={styles.figure}>{rules.uses === 1 ? 'once' : `${rules.uses} times`}</span>
      </div>
      <div className={styles.rule}>
        <Switch checked={rules.approval} onChange={(approval) => on.change({ approval })}>
          I let in each student myself
        </Switch>
      </div>
    </div>
  );
}
