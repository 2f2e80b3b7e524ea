/** The names under /teacher that need a subscription, and so does everything below them. */
const teacherNames = [
  'students',
  'reports',
  'classes',
  'assignments',
  'course-design',
  'creative-stories',
  'essay-grading',
  'exam-and-quizzes',
  'grade-assignment',
  'gradebooks',
  'home-work-creator',
  'iep-generator',
  'lecture-scripts',
  'lesson-plan-builder',
  'long-form-assistant',
  'math-word-problems',
  'multiple-choice-handout',
  'personalized-learning-plans',
  'professional-correspondence',
  'rubric-generator',
  'text-summarizer',
  'transcript-generation',
  'work-sheets',
  'study-notes',
  'syllabus-generation',
];

const gated = new Set(['/students/templates', ...teacherNames.map((name) => `/teacher/${name}`)]);

/** Whether the pages of this route need a subscription. Takes the route's path, whose letters stand as they are in the table. */
export function isGated(path: string): boolean {
  return gated.has(path.split('/').slice(0, 3).join('/'));
}
