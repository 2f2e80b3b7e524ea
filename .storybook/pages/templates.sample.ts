import {
  BookOpenText,
  CheckCheck,
  ClipboardList,
  Feather,
  FileBadge,
  FoldVertical,
  GraduationCap,
  Grid2x2,
  Hand,
  Highlighter,
  House,
  ListChecks,
  ListTodo,
  Mail,
  Map as MapIcon,
  NotebookPen,
  Presentation,
  Route,
  ScrollText,
  Sigma,
  Sprout,
} from 'lucide-react';

/** The twenty-one kinds of document that teachers write with, on their shelves. */
export const shelves = [
  {
    name: 'Plan',
    hint: 'Before the lesson',
    templates: [
      {
        template: 'bottle',
        title: 'Lesson plan builder',
        description: 'One lesson, timed and ready to teach',
        icon: NotebookPen,
      },
      {
        template: 'jade',
        title: 'Course outline design',
        description: 'Units in teaching order, with checks between',
        icon: Route,
      },
      {
        template: 'verdigris',
        title: 'Syllabus creator',
        description: 'Dates, policies and reading on two pages',
        icon: ScrollText,
      },
      {
        template: 'lagoon',
        title: 'Lecture scripts',
        description: 'A talk to give, with the pauses marked',
        icon: Presentation,
      },
    ],
  },
  {
    name: 'Practise',
    hint: 'Work to hand out',
    templates: [
      {
        template: 'brick',
        title: 'Worksheets',
        description: 'Printed practice with room to write',
        icon: ClipboardList,
      },
      {
        template: 'marigold',
        title: 'Homework creator',
        description: 'Ten to forty minutes, and a family note',
        icon: House,
      },
      {
        template: 'terracotta',
        title: 'Math word problems',
        description: 'Every answer worked out again by code',
        icon: Sigma,
      },
      {
        template: 'moss',
        title: 'Study guide generator',
        description: 'What to know, and how to check you know it',
        icon: MapIcon,
      },
    ],
  },
  {
    name: 'Read and write',
    hint: 'Texts, at a level you choose',
    templates: [
      {
        template: 'straw',
        title: 'Text summarizer',
        description: 'Shorter, true to the source, quotes kept',
        icon: FoldVertical,
      },
      {
        template: 'mustard',
        title: 'Creative stories',
        description: 'A story in your class’s words and world',
        icon: Feather,
      },
      {
        template: 'olive',
        title: 'Long-form assistant',
        description: 'Articles, proposals and guides by section',
        icon: BookOpenText,
      },
    ],
  },
  {
    name: 'Assess',
    hint: 'Questions, rubrics, marking',
    templates: [
      {
        template: 'petrol',
        title: 'Exams and quizzes',
        description: 'Nine question types, key kept apart',
        icon: ListChecks,
      },
      {
        template: 'denim',
        title: 'Multiple choice questions',
        description: 'One right option each, positions balanced',
        icon: ListTodo,
      },
      {
        template: 'sky',
        title: 'Rubric generator',
        description: 'Criteria and levels in plain words',
        icon: Grid2x2,
      },
      {
        template: 'cornflower',
        title: 'Essay grading',
        description: 'Suggestions with quotes. You give the score',
        icon: Highlighter,
      },
      {
        template: 'iris',
        title: 'Grade assignments',
        description: 'A class set against a key or rubric',
        icon: CheckCheck,
      },
    ],
  },
  {
    name: 'Students and families',
    hint: 'About one person at a time',
    templates: [
      {
        template: 'fern',
        title: 'Personalized learning plans',
        description: 'Six weeks of steps for one student',
        icon: Sprout,
      },
      {
        template: 'orchid',
        title: 'IEP special plans',
        description: 'Measurable goals, drafted for your team',
        icon: Hand,
      },
      {
        template: 'violet',
        title: 'Report card creator',
        description: 'A class of comments, none the same',
        icon: GraduationCap,
      },
      {
        template: 'mulberry',
        title: 'Transcript generator',
        description: 'Credits and GPA, added up for you',
        icon: FileBadge,
      },
      {
        template: 'heather',
        title: 'Professional correspondence',
        description: 'Letters home, replies, references',
        icon: Mail,
      },
    ],
  },
] as const;
