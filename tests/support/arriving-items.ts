/** How many list items each change of the page adds while `act` runs. */
export async function itemsAddedDuring(canvas: HTMLElement, act: () => Promise<void>): Promise<number[]> {
  const added: number[] = [];
  const watch = new MutationObserver((changes) => {
    const elements = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    added.push(elements.filter((node) => node.nodeName === 'LI').length);
  });
  watch.observe(canvas, { childList: true, subtree: true });
  await act();
  watch.disconnect();
  return added;
}
