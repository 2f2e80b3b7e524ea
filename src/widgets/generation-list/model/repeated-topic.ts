/** Whether the title already contains the topic, or the topic the title. */
export function isRepeated(title: string, topic: string): boolean {
  const [one, other] = [plain(title), plain(topic)];
  return one.includes(other) || other.includes(one);
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[’']/g, '').trim();
