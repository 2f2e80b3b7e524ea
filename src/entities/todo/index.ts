export {
  byUrgency,
  type Groups,
  groupTodos,
  type Snooze,
  snoozedUntil,
  type Urgency,
} from './model/todo-groups';
export { dueInWords, wordsOf } from './model/todo-words';
