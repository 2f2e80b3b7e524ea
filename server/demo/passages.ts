/** Original source texts for the sample school. */

export const WILLOW = `In the 1600s most people believed that plants eat soil. Jan Baptist van Helmont, a physician near Brussels, decided to test this idea with a pair of scales.

He dried 200 pounds of soil in an oven and put it into a large pot. Then he planted a young willow that weighed 5 pounds. For five years he gave the willow nothing but rainwater. He covered the pot with a metal lid so that dust could not fall in.

After five years van Helmont took the willow out and weighed it again. The tree now weighed 169 pounds and 3 ounces. He dried the soil and weighed it too. The soil had lost only about 2 ounces.

Van Helmont concluded that the willow was made of water alone. His conclusion was only partly right. He had measured the soil and the water, but he had not measured the air. Carbon dioxide is a gas in the air. Plants take in carbon dioxide through small openings in their leaves, which are called stomata.

Photosynthesis is the process by which plants use the energy of sunlight to turn carbon dioxide and water into glucose and oxygen. Glucose is a sugar that stores energy. Plants join many glucose units into cellulose, the stiff material of wood. Most of the mass of a tree therefore comes from carbon dioxide and water, and very little of it comes from the soil. The soil gives the tree small amounts of minerals, such as nitrogen and phosphorus, which it needs to stay healthy.

Van Helmont’s experiment is remembered because he measured before and after. His numbers showed that the old idea could not be true.`;

export const WATER_CYCLE = `The water cycle is the movement of water between the oceans, the air and the land. The same water has been moving through this cycle for billions of years.

Energy from the sun warms the surface of oceans, lakes and rivers. Evaporation is the change of liquid water into an invisible gas, which is called water vapor. Plants add water vapor to the air as well. Transpiration is the release of water vapor from the leaves of plants.

Warm air carries water vapor upwards. High above the ground the air is colder. Condensation is the change of water vapor into tiny drops of liquid water. These drops gather around specks of dust and form clouds.

Drops in a cloud bump into each other and grow. When they are too heavy for the air to hold, they fall. Precipitation is water that falls from clouds as rain, snow, sleet or hail.

Some of the water that falls runs over the land into streams and rivers. This water is called runoff. Some of it sinks into the ground and becomes groundwater. Groundwater can stay below the surface for a few days or for thousands of years before it reaches a spring, a river or the sea.`;
