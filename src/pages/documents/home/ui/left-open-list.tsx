import { detailsPath } from '@/entities/assignment';
import type { LeftOpen } from '@/shared/api/home';
import { Link } from '@/shared/ui/link';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';

/** The misconceptions that the last lesson left, with how many students have each. */
export function LeftOpenList({ open }: { open: LeftOpen }) {
  return (
    <PageSection
      title={`${open.class.title} still thinks`}
      more={
        <Link href={detailsPath(open.assignment_id)} standalone>
          See the answers
        </Link>
      }
    >
      <MarginList
        label={`Left open by “${open.title}”`}
        items={open.items.map(({ text, about, students }, place) => ({
          id: String(place),
          lead: String(students),
          leadNote: `of ${open.handed_in}`,
          title: text,
          note: `${open.assignment_title}: ${about}`,
        }))}
      />
    </PageSection>
  );
}
