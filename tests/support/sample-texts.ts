/** Two texts in the style of a textbook, for tests. */
export const willowText = `The Willow Experiment

In the 1600s a Flemish chemist named Jan Baptist van Helmont wanted to know where a tree gets its mass. At that time most people believed that plants ate soil. Van Helmont dried 200 pounds of soil in an oven, put it in a pot, and planted a young willow that weighed 5 pounds. For five years he gave the willow nothing but rainwater. Then he weighed everything again.

The willow weighed 169 pounds. The soil had lost only 2 ounces. Van Helmont decided that the tree was made of water. His conclusion was wrong, because he never weighed the air.

What plants really do

Photosynthesis is the process by which plants use light energy to turn carbon dioxide and water into glucose and oxygen. Carbon dioxide enters the leaf through tiny openings called stomata. Water travels from the roots to the leaves through tubes called xylem. Chlorophyll, a green pigment in the chloroplasts, absorbs the light. Leaves look green because chlorophyll reflects green light. Glucose is a sugar that stores energy for the plant. Phloem is the tissue that carries sugar from the leaves to the rest of the plant.

Most of the mass of a tree comes from carbon dioxide in the air. Plants join the carbon atoms from carbon dioxide into long chains to make cellulose. Cellulose is the tough material that forms the walls of plant cells. Oxygen leaves the leaf through the stomata.

In 1774 Joseph Priestley found that a plant could restore air that a candle had used up. In 1779 Jan Ingenhousz showed that a plant needs light for it. In 1804 Nicolas de Saussure measured how much carbon dioxide and water a plant takes in.
`;

export const branchesText = `The United States government has three branches. The legislative branch makes the laws. Congress is the legislative branch of the federal government. It has two chambers, the Senate and the House of Representatives. The House of Representatives has 435 members, and representatives serve two-year terms.

The executive branch carries out the laws. The President is the head of the executive branch. The President can veto a bill, but Congress can override a veto with a two-thirds vote in both chambers. A veto is the power to reject a bill.

The judicial branch interprets the laws. The Supreme Court is the highest court in the country. Judicial review is the power of the courts to decide whether a law agrees with the Constitution. In 1803 the Supreme Court established judicial review in Marbury v. Madison. Because each branch can limit the others, no single branch becomes too powerful. Federalism is the division of power between the national government and the states.

First, a member of Congress introduces a bill. Next, a committee studies the bill. Then both chambers vote on the bill. Finally, the President signs the bill or vetoes it.

Many people believe that the President makes the laws. However, only Congress can make federal laws.
`;

export const sourceOf = (text: string, name = 'reading.txt') => [{ id: 'source', name, text }];

/** A text that fills more than a window. */
export const longText = Array.from(
  { length: 30 },
  (_, day) => `Day ${day + 1}: ${'the leaf has a hole at its edge, and the hole grows. '.repeat(6).trim()}`,
).join('\n\n');
