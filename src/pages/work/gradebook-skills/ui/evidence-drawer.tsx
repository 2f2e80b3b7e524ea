import { detailsPath } from '@/entities/assignment';
import type { ClassSkills, GradebookSkills } from '@/shared/api/gradebooks';
import { dayIn } from '@/shared/lib/dates';
import { Drawer } from '@/shared/ui/drawer';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { methodSentence, valueText } from '../model/sentences';
import type { Place } from './skills-table';
import * as styles from './skills-page.css';

type EvidenceDrawerProps = {
  data: ClassSkills;
  method: GradebookSkills;
  place: Place | null;
  onClose: () => void;
};

/** From which work a value comes, in its order. */
export function EvidenceDrawer({ data, method, place, onClose }: EvidenceDrawerProps) {
  const student = place && data.students[place.student];
  const skill = place && data.skills[place.skill];
  const value =
    place && data.values.find((one) => one.student === place.student && one.skill === place.skill);
  return (
    <Drawer open={place !== null} onClose={onClose} title={student?.name ?? ''}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text weight="semi">{skill?.code}</Text>
          {skill?.statement ? <Text tone="soft">{skill.statement}</Text> : null}
        </Stack>
        {value ? (
          <>
            <Text size="xl" voice="figure" weight="semi">
              {valueText(value, method)}
              {value.level !== null && value.percent !== null ? `, ${value.percent}%` : ''}
            </Text>
            <Text size="sm" tone="muted">
              {methodSentence(method)}
            </Text>
            <ul className={styles.evidence} aria-label="Work">
              {value.evidence.map(({ work: index, earned, possible }) => {
                const work = data.works[index];
                return work ? (
                  <li key={work.id}>
                    <Stack gap={1}>
                      <Link href={detailsPath(work.id)}>{work.title}</Link>
                      <Text size="xs" tone="muted" as="span">
                        {dayIn(work.date, work.time_zone)}
                      </Text>
                    </Stack>
                    <span className={styles.score}>
                      {earned} of {possible}
                    </span>
                  </li>
                ) : null;
              })}
            </ul>
          </>
        ) : (
          <Text tone="soft">Not assessed yet: no marked work shows this skill.</Text>
        )}
      </Stack>
    </Drawer>
  );
}
