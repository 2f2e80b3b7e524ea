import { useUnit } from 'effector-react';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { version } from '../../../../../package.json';
import { $engine } from '../model/about';
import * as styles from './about-page.css';

const engines = {
  'built-in':
    'The built-in engine puts documents together from your form and your sources, without AI. It sends nothing to other services.',
  model: 'A language model writes your documents. Your administrator chose which one.',
};

const UNKNOWN_ENGINE =
  'Documents are written by the built-in engine or by a language model, as your administrator chose.';

/** What Lectern is, which engine writes, and the version. */
export function AboutPage() {
  const engine = useUnit($engine);
  return (
    <Stack gap={10}>
      <PageHeader
        title="About Lectern"
        lead="A workspace for teachers and students: AI drafts, people decide."
      />
      <PageSection title="What it is for">
        <div className={styles.words}>
          <p>
            Teachers plan lessons, write quizzes and mark work. Students read, practise and hand in. Every
            template shows its cost first and writes a document that you can edit, check and export.
          </p>
          <p>
            Every document is a draft. Checks appear beside it, sources are cited by page, and no mark counts
            until a teacher gives it.
          </p>
        </div>
      </PageSection>
      <PageSection title="What writes your documents">
        <div className={styles.words}>
          <p>{engine === null ? UNKNOWN_ENGINE : engines[engine]}</p>
        </div>
      </PageSection>
      <PageSection title="Version" more={<span className={styles.figure}>{version}</span>}>
        <p>
          <Link href="/licences" standalone>
            Licences of the software, typefaces and icons
          </Link>
        </p>
      </PageSection>
    </Stack>
  );
}
