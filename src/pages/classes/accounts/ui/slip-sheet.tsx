import { useUnit } from 'effector-react';
import { Printer } from 'lucide';
import { cardAddress, classTitle, writtenCode } from '@/entities/class';
import type { ClassEntry } from '@/shared/api/classes';
import type { FirstPassword } from '@/shared/api/student-accounts';
import { pageOrigin } from '@/shared/first-view';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Picture } from '@/shared/ui/picture-picker';
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
  const title = titleOf(slips);
  return (
    <section aria-label={title} ref={scrollTo}>
      <div className={styles.tools}>
        <Stack gap={3}>
          <Banner tone="warn" urgent title="Shown only now">
            {isCards
              ? 'Print the cards before you leave. Whoever holds a card can sign in with it; older cards of these students no longer work.'
              : 'Print this page before you leave. You can reset a student’s account at any time.'}
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
        title={title}
        subtitle={`${classTitle(entry.class)}. Cut along the lines, and give each student their own.`}
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
            : slips.items.map((first) => (
                <li key={first.student_id} className={styles.slip}>
                  <Words name={first.name} entry={entry} first={first} />
                </li>
              ))}
        </ul>
      </PrintSheet>
    </section>
  );
}

function titleOf(slips: model.Slips): string {
  if (slips.kind === 'cards') return 'Sign-in cards';
  return slips.items.some(({ password }) => password === null) ? 'Picture cards' : 'First passwords';
}

// The list below may be long, and its end is where the account was reset.
const scrollTo = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'start' });

type WordsProps = { name: string; entry: ClassEntry; first?: FirstPassword };

function Words({ name, entry, first }: WordsProps) {
  const code = entry.teaching?.code;
  return (
    <div className={styles.words}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <p dir="auto">{classTitle(entry.class)}</p>
      {code === undefined ? null : <p>Class code {writtenCode(code)}</p>}
      {first === undefined ? (
        <p className={styles.small}>Scan the code to sign in. Keep this card to yourself.</p>
      ) : (
        <>
          <p dir="auto">Name: {first.user_name}</p>
          {first.password === null ? (
            <ol className={styles.pictures} aria-label="Pictures">
              {first.pictures.map((picture, index) => (
                <li key={index}>
                  <Picture name={picture} size="lg" />
                </li>
              ))}
            </ol>
          ) : (
            <p>
              Password: <span className={styles.password}>{first.password}</span>
            </p>
          )}
          <p className={styles.small}>{pageOrigin().replace(/^https?:\/\//, '')}/login/class</p>
        </>
      )}
    </div>
  );
}
