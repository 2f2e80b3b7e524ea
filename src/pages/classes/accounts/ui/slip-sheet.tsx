import { useUnit } from 'effector-react';
import { Printer } from 'lucide';
import { cardAddress, classTitle, writtenCode } from '@/entities/class';
import type { ClassEntry } from '@/shared/api/classes';
import { pageOrigin } from '@/shared/first-view';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { PrintSheet } from '@/shared/ui/print-sheet';
import { QrCode } from '@/shared/ui/qr-code';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/accounts-page';
import * as styles from './accounts-page.css';

type SlipSheetProps = { entry: ClassEntry; slips: model.Slips };

/** First passwords or sign-in cards, to be printed and cut: nothing shows them a second time. */
export function SlipSheet({ entry, slips }: SlipSheetProps) {
  const on = useUnit({ print: model.printRequested, close: model.slipsClosed });
  const isCards = slips.kind === 'cards';
  const title = classTitle(entry.class);
  return (
    <section aria-label={isCards ? 'Sign-in cards' : 'First passwords'} ref={scrollTo}>
      <div className={styles.tools}>
        <Stack gap={3}>
          <Banner tone="warn" urgent title="Shown only now">
            {isCards
              ? 'Print the cards before you leave. Whoever holds a card can sign in with it; older cards of these students no longer work.'
              : 'Print the passwords or write them down before you leave. You can reset a password at any time.'}
          </Banner>
          <Cluster gap={2}>
            <Button variant="primary" icon={Printer} onClick={() => on.print()}>
              Print
            </Button>
            <Button onClick={() => on.close()}>Done</Button>
          </Cluster>
        </Stack>
      </div>
      <PrintSheet
        title={isCards ? 'Sign-in cards' : 'First passwords'}
        subtitle={`${title}. Cut along the lines, and give each student their own.`}
      >
        <ul className={styles.slips} aria-label={isCards ? 'Cards' : 'Passwords'}>
          {slips.kind === 'cards'
            ? slips.items.map(({ student_id: id, name, token }) => (
                <li key={id} className={styles.slip}>
                  <Words name={name} entry={entry} />
                  <div className={styles.code}>
                    <QrCode text={cardAddress(pageOrigin(), token)} label={`Sign-in code of ${name}`} />
                  </div>
                </li>
              ))
            : slips.items.map(({ student_id: id, name, user_name: userName, password }) => (
                <li key={id} className={styles.slip}>
                  <Words name={name} entry={entry} userName={userName} password={password} />
                </li>
              ))}
        </ul>
      </PrintSheet>
    </section>
  );
}

// The list below may be long, and its end is where the account was reset.
const scrollTo = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'start' });

type WordsProps = { name: string; entry: ClassEntry; userName?: string; password?: string };

function Words({ name, entry, userName, password }: WordsProps) {
  const code = entry.teaching?.code;
  return (
    <div className={styles.words}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <p dir="auto">{classTitle(entry.class)}</p>
      {code === undefined ? null : <p>Class code {writtenCode(code)}</p>}
      {password === undefined ? (
        <p className={styles.small}>Scan the code to sign in. Keep this card to yourself.</p>
      ) : (
        <>
          <p dir="auto">Name: {userName}</p>
          <p>
            Password: <span className={styles.password}>{password}</span>
          </p>
          <p className={styles.small}>{pageOrigin().replace(/^https?:\/\//, '')}/login/class</p>
        </>
      )}
    </div>
  );
}
