import { useUnit } from 'effector-react';
import type { Gradebook } from '@/shared/api/gradebooks';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Stack } from '@/shared/ui/stack';
import { valueChosen } from '../model/entering';
import { reasons } from '../model/grid';
import { $isUnkept } from '../model/kept';
import { $questions, nextSought } from '../model/questions';
import * as model from '../model/scores';
import { nameOf } from './name-of';

/** What keeps entries from being stored, and what only the teacher can answer. */
export function Notices({ answer }: { answer: Gradebook }) {
  const { problem, isStuck, isUnkept, count } = useUnit({
    problem: model.$problem,
    isStuck: model.$isStuck,
    isUnkept: $isUnkept,
    count: model.$unsavedCount,
  });
  const again = useUnit(model.sendRequested);
  const unkept = isUnkept ? 'This device can’t keep entries: leave the page open until all are stored.' : '';
  return (
    <>
      {(problem !== null && count > 0) || isUnkept ? (
        <Banner
          tone="warn"
          title={unstored(count)}
          action={
            isStuck ? (
              <Button size="sm" onClick={() => again()}>
                Try again
              </Button>
            ) : undefined
          }
        >
          {[count > 0 ? problem : null, unkept].filter(Boolean).join(' ')}
        </Banner>
      ) : null}
      <Questions answer={answer} />
      <Unsettled answer={answer} />
    </>
  );
}

const unstored = (count: number): string =>
  count === 0
    ? 'Entries are kept on this page only'
    : count === 1
      ? 'One entry is not stored yet'
      : `${count} entries are not stored yet`;

const SHOWN = 3;

/** Texts that may mean more than one score, the first few of them. */
function Questions({ answer }: { answer: Gradebook }) {
  const unsaved = useUnit(model.$unsaved);
  const on = useUnit({ choose: valueChosen, drop: model.questionDropped });
  const asked = Object.entries(unsaved.texts).flatMap(([cell, { text, meanings }]) =>
    meanings ? [{ cell, text, meanings }] : [],
  );
  if (asked.length === 0) return null;
  return (
    <Banner
      tone="warn"
      title={
        asked.length === 1 ? 'What does this entry mean?' : `What do these ${asked.length} entries mean?`
      }
    >
      <Stack gap={2}>
        {asked.slice(0, SHOWN).map(({ cell, text, meanings }) => (
          <Cluster key={cell} gap={2}>
            <span>{`“${text}” for ${nameOf(answer, cell)}`}</span>
            {meanings.map(({ label, value }) => (
              <Button key={label} size="sm" onClick={() => on.choose({ cell, value })}>
                {label}
              </Button>
            ))}
            <Button size="sm" variant="quiet" onClick={() => on.drop(cell)}>
              Discard it
            </Button>
          </Cluster>
        ))}
      </Stack>
    </Banner>
  );
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `one ${one}` : `${count} ${many}`];

/** How many cells have two values, one that was refused, or a text that is no entry, and the way to the next one. */
function Unsettled({ answer }: { answer: Gradebook }) {
  const { conflicts, refusals, unread, placed, lost } = useUnit($questions);
  const unsaved = useUnit(model.$unsaved);
  const on = useUnit({ next: nextSought, drop: model.questionDropped });
  if (placed.length + lost.length === 0) return null;
  const kinds = [
    ...counted(conflicts, 'that was changed elsewhere too', 'that were changed elsewhere too'),
    ...counted(refusals, 'that can’t be stored', 'that can’t be stored'),
    ...counted(unread, 'that is no score', 'that are no scores'),
  ];
  const words = kinds.join(', ');
  const total = placed.length + lost.length;
  const refused = Object.entries(unsaved.refusals).map(([cell, { reason }]) => ({
    cell,
    why: reasons[reason],
  }));
  const gone = lost.filter((cell) => unsaved.refusals[cell] === undefined);
  const listed = [...refused, ...gone.map((cell) => ({ cell, why: 'Not in the class any more.' }))];
  return (
    <Banner
      tone="warn"
      title={total === 1 ? 'One entry needs your answer' : `${total} entries need your answer`}
      action={
        placed.length > 0 ? (
          <Button size="sm" onClick={() => on.next()}>
            Show
          </Button>
        ) : undefined
      }
    >
      <Stack gap={2}>
        <span>{`${words.charAt(0).toUpperCase()}${words.slice(1)}.`}</span>
        {listed.slice(0, SHOWN).map(({ cell, why }) => (
          <Cluster key={cell} gap={2}>
            <span>{`${nameOf(answer, cell)}. ${why}`}</span>
            <Button size="sm" variant="quiet" onClick={() => on.drop(cell)}>
              Discard it
            </Button>
          </Cluster>
        ))}
      </Stack>
    </Banner>
  );
}
