import type { templateTypes } from './registry.ts';

export interface Watermark {
  text: string;
  /** The field of the form whose value decides; its values have texts of their own. */
  field?: string;
  texts?: Readonly<Record<string, string>>;
}

/** A template's entry in the registry. Imports no generated code: the generator reads it. */
export interface TemplateDeclaration {
  /** The name of its folder. */
  templateType: (typeof templateTypes)[number];
  audience: 'teacher' | 'student';
  title: string;
  description: string;
  /** Words, besides those of title and description, with which a teacher looks for it. */
  keywords?: readonly string[];
  /** The only subjects that it suits; absent if it suits every subject. */
  subjects?: readonly string[];
  group: 'Plan' | 'Practise' | 'Read and write' | 'Assess' | 'Students and families';
  /** The name of a lucide icon. */
  icon: string;
  /** A cover of src/shared/ui/theme/template-themes.ts. */
  cover: string;
  route: string;
  /** Whether its pages and runs need a subscription. */
  gate: 'subscription' | 'open';
  /** The smallest plan of its audience that includes it. */
  plan: 'plus' | 'pro';
  /** About one student: no share link, no levels and no conversion. */
  private?: true;
  /** Shown across every page, on the screen and in every file. */
  watermark?: Watermark;
  /** Read by a class rather than worked on, such as a syllabus: no levels and no conversion. */
  reference?: true;
  /** It can change the questions of another document; the paths of the pages for it, below its route. */
  modifies?: { picker: string; form: string };
  /** Suggests the template to users who have just subscribed. */
  firstStep?: { title: string; note: string };
}
