import { useUnit } from 'effector-react';
import { Accordion, type AccordionItem } from '@/shared/ui/accordion';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { formatNumber } from '@/shared/lib/numbers';
import type { ListColumn, StudentList } from '@/shared/lib/student-list';
import type { StudentListModel } from '../model/student-list';
import { type AccountsOffer, AskedPeople } from './asked-people';
import { ColumnChoices, titleOf } from './column-choices';
import { InvitedPeople } from './invited-people';
import { LeftOut } from './left-out';

export type ListReviewProps = {
  list: StudentListModel;
  /** What the server says about a student, by address in small letters, such as "Already in the class." */
  notes?: ReadonlyMap<string, string>;
  /** What happens about those without an address, if they can get accounts. */
  accounts?: AccountsOffer;
};

/** What was read from a list: its columns, what to decide, whom it invites and who is left out. */
export function ListReview({ list, notes, accounts }: ListReviewProps) {
  const { read, settled, choices } = useUnit({
    read: list.$list,
    settled: list.$settled,
    choices: list.$choices,
  });
  const of = (outcome: string) => read.people.filter((person) => person.outcome === outcome);
  const [added, asked] = [of('add'), of('ask')];
  const leftOut = [...of('skip'), ...of('refuse')].length + read.passed.length;
  const isUnclear = read.questions.some(({ code }) => code === 'whose_address');
  const parts: AccordionItem[] = [
    ...(read.columns.length > 0
      ? [
          {
            value: 'columns',
            title: 'Columns',
            note: columnsInWords(read),
            content: <ColumnChoices list={list} />,
          },
        ]
      : []),
    ...(asked.length > 0
      ? [
          {
            value: 'asked',
            title: 'To decide',
            note: peopleInWords(asked.length),
            content: <AskedPeople list={list} people={asked} accounts={accounts} />,
          },
        ]
      : []),
    ...(added.length > 0
      ? [
          {
            value: 'invited',
            title: 'To invite',
            note: peopleInWords(settled.students.length),
            content: <InvitedPeople list={list} people={added} notes={notes} />,
          },
        ]
      : []),
    ...(leftOut > 0
      ? [
          {
            value: 'left-out',
            title: 'Left out',
            note: leftOut === 1 ? '1 line' : `${leftOut} lines`,
            content: <LeftOut read={read} />,
          },
        ]
      : []),
  ];
  return (
    <Stack gap={4}>
      <Questions list={list} read={read} isProperCase={choices.isProperCase ?? false} />
      <Groups list={list} read={read} only={choices.only ?? null} />
      <Accordion
        items={parts}
        multiple
        defaultOpen={isUnclear ? ['columns', 'invited'] : ['asked', 'invited']}
      />
    </Stack>
  );
}

const peopleInWords = (count: number): string =>
  count === 1 ? '1 student' : `${formatNumber(count)} students`;

const columnsInWords = ({ columns }: StudentList): string => {
  const used = columns.filter(({ role }) => role !== 'unused').length;
  return `${used} of ${columns.length} understood`;
};

/** The columns whose addresses may be the students'. */
const addressColumns = ({ columns }: StudentList): ListColumn[] =>
  columns.filter(
    ({ isOfGuardian, samples }) => !isOfGuardian && samples.some((sample) => sample.includes('@')),
  );

const shortTitleOf = (column: ListColumn): string => {
  const title = titleOf(column);
  return title.length > 40 ? `${title.slice(0, 40)}…` : title;
};

type PartProps = { list: StudentListModel; read: StudentList };

function Questions({ list, read, isProperCase }: PartProps & { isProperCase: boolean }) {
  const chooseCase = useUnit(list.properCaseChosen);
  const chooseRole = useUnit(list.roleChosen);
  return (
    <>
      {read.questions.map(({ code, text, lines }) => (
        <Banner
          key={`${code} ${lines.join(' ')}`}
          tone={code === 'whose_address' ? 'warn' : 'info'}
          action={
            code === 'capitals' ? (
              <Button size="sm" onClick={() => chooseCase(true)}>
                Write names as usual
              </Button>
            ) : code === 'whose_address' ? (
              <Cluster gap={2}>
                {addressColumns(read).map((column) => (
                  <Button
                    key={column.index}
                    size="sm"
                    onClick={() => chooseRole({ column: column.index, role: 'email' })}
                  >
                    Use “{shortTitleOf(column)}”
                  </Button>
                ))}
              </Cluster>
            ) : undefined
          }
        >
          {text}
        </Banner>
      ))}
      {isProperCase ? (
        <Banner
          action={
            <Button size="sm" onClick={() => chooseCase(false)}>
              Keep the capitals
            </Button>
          }
        >
          Names in capitals are written as usual. Check them below.
        </Banner>
      ) : null}
    </>
  );
}

function Groups({ list, read, only }: PartProps & { only: { column: number; value: string } | null }) {
  const choose = useUnit(list.groupChosen);
  if (read.groups.length === 0) return null;
  const options = read.groups.map(({ column, heading, values }) => ({
    group: heading,
    options: values.map((value) => ({ value: `${column} ${value}`, label: `${heading}: ${value}` })),
  }));
  return (
    <Field label="Part of the list">
      <Select
        options={[{ value: '', label: 'The whole list' }, ...options]}
        value={only === null ? '' : `${only.column} ${only.value}`}
        onChange={(value) => {
          const [column, ...words] = value.split(' ');
          choose(value === '' ? null : { column: Number(column), value: words.join(' ') });
        }}
      />
    </Field>
  );
}
