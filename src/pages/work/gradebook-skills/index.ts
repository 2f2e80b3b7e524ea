import type { Visit } from '@/shared/lib/navigation';
import { skillsOpened } from './model/skills-page';

export { SkillsPage as View } from './ui/skills-page';

export const open = ({ query }: Visit) => skillsOpened(query.get('class'));
