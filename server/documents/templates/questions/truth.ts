import type { Question } from '../question.ts';

/** The words for true and false in the languages of the forms. */
const TRUE =
  'true t yes correct right wahr richtig ja stimmt vrai oui juste verdadero cierto sí verdadeiro certo sim vero corretto prawda tak верно правда истина да вірно так doğru evet 对 對 正确 正確 是 正しい はい 참 맞다 예 صحيح صح نعم सही सत्य हाँ درست صحیح ہاں đúng tama totoo run sax vre wi';
const FALSE =
  'false f no incorrect wrong falsch unwahr nein faux non falso incorrecto falsa errado não nao sbagliato fałsz nie неверно ложь нет невірно неправда ні yanlış hayır 错 錯 错误 錯誤 否 間違い 誤り いいえ 거짓 틀리다 아니요 خطأ خاطئ لا गलत असत्य नहीं غلط نہیں sai mali hindi been qalad fo';

const words = new Map<string, boolean>([
  ...TRUE.split(' ').map((word) => [word, true] as const),
  ...FALSE.split(' ').map((word) => [word, false] as const),
]);

/** Whether a word says true or false; null if it is neither. */
const truthIn = (text: string): boolean | null =>
  words.get(
    text
      .normalize('NFC')
      .trim()
      .replace(/[.。]$/, '')
      .toLowerCase(),
  ) ?? null;

/** Whether the statement of a question is true: the option marked as correct decides, else its answer; null if unknown. */
export function truthOf({ options = [], answers = [] }: Question): boolean | null {
  const right = options.findIndex(({ correct }) => correct);
  const said = truthIn(options[right]?.text ?? answers[0] ?? '');
  if (said !== null || right === -1) return said;
  const [other] = options.filter((_, index) => index !== right);
  const denied = truthIn(other?.text ?? '');
  return denied === null ? null : !denied;
}
