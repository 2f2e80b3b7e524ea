import { useUnit } from 'effector-react';
import { Printer } from 'lucide';
import { useState } from 'react';
import { ClassSwitch } from '@/entities/class';
import { GradebookTabs, gradebookPath } from '@/entities/gradebook';
import type { ClassSkills, GradebookSkills } from '@/shared/api/gradebooks';
import { ResourcePage } from '@/shared/lib/resource';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { PageHeader } from '@/shared/ui/page-header';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { methods, methodSentence, washes } from '../model/sentences';
import { $classId, $method, classChosen, methodChosen, printRequested, skills } from '../model/skills-page';
import { EvidenceDrawer } from './evidence-drawer';
import { type Place, SkillsTable } from './skills-table';
import * as styles from './skills-page.css';

/** The students of a class by skill. */
export function SkillsPage() {
  const classId = useUnit($classId);
  if (classId === null) return <NoClass />;
  return (
    <ResourcePage
      of={skills}
      loading="Loading the skills"
      failed="The skills couldn’t be loaded"
      missing={<NoClass />}
    >
      {(data) => <Ready data={data} />}
    </ResourcePage>
  );
}

function NoClass() {
  return (
    <EmptyState level={1} title="No class" action={<Button href={gradebookPath(null)}>Gradebook</Button>}>
      Choose a class in the gradebook first.
    </EmptyState>
  );
}

function Ready({ data }: { data: ClassSkills }) {
  const { method, print, chooseClass } = useUnit({
    method: $method,
    print: printRequested,
    chooseClass: classChosen,
  });
  const [place, setPlace] = useState<Place | null>(null);
  const shown = method ?? data.rules.content.skills;
  const isEmpty = data.skills.length === 0 || data.students.length === 0;
  return (
    <Stack gap={6}>
      <PageHeader
        size="md"
        title={`Skills of ${data.class.title}`}
        beside={
          <div className={styles.screenOnly}>
            <ClassSwitch shown={data.class.id} onChoose={chooseClass} />
          </div>
        }
        lead={isEmpty ? undefined : methodSentence(shown)}
        actions={
          isEmpty ? undefined : (
            <div className={styles.screenOnly}>
              <Button icon={Printer} onClick={() => print()}>
                Print
              </Button>
            </div>
          )
        }
      />
      <div className={styles.screenOnly}>
        <GradebookTabs classId={data.class.id} open="skills" />
      </div>
      {isEmpty ? (
        <Empty data={data} />
      ) : (
        <>
          {data.is_archived ? null : <Method method={shown} />}
          <SkillsTable data={data} method={shown} onOpen={setPlace} />
          <ul className={styles.key} aria-label="Key">
            {washes.map(({ from, name }, index) => (
              <li key={from}>
                <i className={styles.swatches[swatchOf(index)]} />
                {name}
              </li>
            ))}
            <li>– not assessed</li>
          </ul>
          <EvidenceDrawer data={data} method={shown} place={place} onClose={() => setPlace(null)} />
        </>
      )}
    </Stack>
  );
}

const swatchOf = (index: number): 1 | 2 | 3 | 4 => ([4, 3, 2, 1] as const)[index] ?? 1;

function Empty({ data }: { data: ClassSkills }) {
  return data.students.length === 0 ? (
    <EmptyState title="No students yet">They appear here once they are in the class.</EmptyState>
  ) : (
    <EmptyState title="No skills yet">
      A skill is a standard of a rubric’s criterion or of a quiz question. Add standards to a rubric, or
      assign a quiz whose questions have them.
    </EmptyState>
  );
}

function Method({ method }: { method: GradebookSkills }) {
  const choose = useUnit(methodChosen);
  return (
    <div className={`${styles.screenOnly} ${styles.fields}`}>
      <Field label="Value of a skill">
        <Select
          value={method.method}
          options={methods}
          onChange={(value) =>
            choose({ method: methods.find((one) => one.value === value)?.value ?? 'latest' })
          }
        />
      </Field>
      {method.method === 'times_at_level' ? (
        <>
          <div className={styles.narrow}>
            <Field label="Times">
              <NumberInput
                value={method.times}
                min={1}
                max={10}
                onChange={(times) =>
                  times === null ? undefined : choose({ times: Math.min(10, Math.max(1, Math.round(times))) })
                }
              />
            </Field>
          </div>
          <div className={styles.narrow}>
            <Field label="Level">
              <NumberInput
                value={method.level}
                min={0}
                max={100}
                unit="%"
                onChange={(level) =>
                  level === null ? undefined : choose({ level: Math.min(100, Math.max(0, level)) })
                }
              />
            </Field>
          </div>
        </>
      ) : null}
      <Text size="sm" tone="muted">
        A dash is not assessed, never zero.
      </Text>
    </div>
  );
}
