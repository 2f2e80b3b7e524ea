import { useUnit } from 'effector-react';
import { ClassSwitch } from '@/entities/class';
import { GradebookTabs, gradebookPath } from '@/entities/gradebook';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import {
  $classId,
  $editing,
  $faults,
  $isSaving,
  $preview,
  book,
  classChosen,
  discarded,
  draft,
  type Editing,
  FORM,
  saveRequested,
} from '../model/rules-page';
import { effectSentences } from '../model/sentences';
import { BoundsSection } from './bounds-section';
import { CategoriesSection } from './categories-section';
import { ColumnsSection } from './columns-section';
import { EffectPanel } from './effect-panel';
import { ScaleSection } from './scale-section';
import { StudentsSection } from './students-section';
import { TermsSection } from './terms-section';
import * as styles from './rules-page.css';

/** The rules of a class's gradebook. */
export function RulesPage() {
  const classId = useUnit($classId);
  if (classId === null) return <NoClass />;
  return (
    <ResourcePage
      of={book}
      loading="Loading the rules"
      failed="The rules couldn’t be loaded"
      missing={<NoClass />}
    >
      {() => <Loaded />}
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

function Loaded() {
  const { editing, save, choose } = useUnit({
    editing: $editing,
    save: saveRequested,
    choose: classChosen,
  });
  if (editing === null) return <Skeleton lines={10} label="Loading the rules" />;
  return (
    <Stack gap={6}>
      <PageHeader
        size="md"
        title={`Rules of ${editing.book.class.title}`}
        beside={<ClassSwitch shown={editing.book.class.id} onChoose={choose} />}
        lead="How totals are worked out, and what students see."
      />
      <GradebookTabs classId={editing.book.class.id} open="rules" />
      <Notices editing={editing} />
      <form
        name={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Split
          aside="rail"
          main={
            <div className={styles.sections}>
              <Stack gap={10}>
                <CategoriesSection editing={editing} />
                <TermsSection editing={editing} />
                <ScaleSection editing={editing} />
                <BoundsSection editing={editing} />
                <StudentsSection editing={editing} />
                <ColumnsSection editing={editing} />
              </Stack>
            </div>
          }
          side={
            <div className={styles.beside}>
              <EffectPanel editing={editing} />
            </div>
          }
        />
        <Foot editing={editing} />
      </form>
    </Stack>
  );
}

function Notices({ editing }: { editing: Editing }) {
  const { keep, replace, discard } = useUnit({
    keep: draft.ownVersionKept,
    replace: draft.otherVersionChosen,
    discard: discarded,
  });
  if (editing.book.is_archived)
    return <Banner title="This class is archived">Restore it to change its rules.</Banner>;
  if (editing.conflict)
    return (
      <Banner
        tone="warn"
        urgent
        title="These rules changed in another window"
        action={
          <Cluster gap={2}>
            <Button size="sm" onClick={() => replace()}>
              Use theirs
            </Button>
            <Button size="sm" onClick={() => keep()}>
              Keep mine
            </Button>
          </Cluster>
        }
      >
        What you changed is still here. If you keep it, saving replaces theirs.
      </Banner>
    );
  if (editing.isRecovered)
    return (
      <Banner
        title="What you changed here before is back"
        action={
          <Button size="sm" onClick={() => discard()}>
            Discard
          </Button>
        }
      >
        It is kept in this browser until you save or discard it.
      </Banner>
    );
  return null;
}

/** The one place that saves, with the effect in a sentence. */
function Foot({ editing: { isUnsaved, conflict, book: of } }: { editing: Editing }) {
  const { preview, faults, isSaving, discard } = useUnit({
    preview: $preview,
    faults: $faults,
    isSaving: $isSaving,
    discard: discarded,
  });
  if (!isUnsaved || of.is_archived) return null;
  const flaws = Object.values(faults);
  const flaw = flaws.length > 1 ? 'Some fields need another value first.' : flaws[0];
  const [effect] = preview ? effectSentences(preview) : [];
  return (
    <div className={styles.foot}>
      <p className={styles.summary} role="status">
        {flaw ?? effect ?? 'Not saved yet.'}
      </p>
      <Cluster gap={3}>
        {conflict ? null : <Button onClick={() => discard()}>Discard</Button>}
        <Button type="submit" variant="primary" pending={isSaving} disabled={conflict !== null}>
          Save rules
        </Button>
      </Cluster>
    </div>
  );
}
