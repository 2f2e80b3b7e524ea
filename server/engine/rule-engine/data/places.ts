/** Names that count as places in any context. */
export const placeNames: ReadonlySet<string> = new Set(
  `Afghanistan,Albania,Algeria,Angola,Argentina,Armenia,Australia,Austria,Austria-Hungary,Azerbaijan,Bangladesh,Belarus,Belgium,Bolivia,
Bosnia,Brazil,Britain,Bulgaria,Burma,Cambodia,Cameroon,Canada,Chile,China,Colombia,Congo,Croatia,Cuba,Cyprus,Czechoslovakia,Denmark,
Ecuador,Egypt,England,Estonia,Ethiopia,Finland,France,Georgia,Germany,Ghana,Greece,Guatemala,Haiti,Honduras,Hungary,Iceland,India,
Indonesia,Iran,Iraq,Ireland,Israel,Italy,Jamaica,Japan,Jordan,Kenya,Korea,Kuwait,Laos,Latvia,Lebanon,Liberia,Libya,Lithuania,
Luxembourg,Madagascar,Malaysia,Mali,Malta,Mexico,Mongolia,Morocco,Mozambique,Nepal,Netherlands,Nicaragua,Niger,Nigeria,Norway,Pakistan,
Palestine,Panama,Paraguay,Persia,Peru,Philippines,Poland,Portugal,Prussia,Romania,Russia,Rwanda,Scotland,Senegal,Serbia,Sicily,
Singapore,Slovakia,Slovenia,Somalia,Spain,Sudan,Sweden,Switzerland,Syria,Taiwan,Tanzania,Thailand,Tibet,Tunisia,Turkey,Uganda,Ukraine,
Uruguay,Venezuela,Vietnam,Wales,Yemen,Yugoslavia,Zambia,Zimbabwe,Mesopotamia,Babylon,Carthage,Siberia,Scandinavia,
Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,
Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,Ohio,Oklahoma,Oregon,
Pennsylvania,Tennessee,Texas,Utah,Vermont,Virginia,Wisconsin,Wyoming,New Hampshire,New Jersey,New Mexico,New York,North Carolina,
South Carolina,North Dakota,South Dakota,Rhode Island,West Virginia,
Amsterdam,Athens,Atlanta,Baghdad,Beijing,Berlin,Boston,Brussels,Cairo,Chicago,Constantinople,Delhi,Detroit,Dublin,Florence,Geneva,
Hiroshima,Istanbul,Jerusalem,Kyiv,Lisbon,London,Los Angeles,Madrid,Mecca,Moscow,Mumbai,Nagasaki,New Orleans,Paris,Philadelphia,Prague,
Rome,San Francisco,Sarajevo,Seattle,Shanghai,Sparta,Stockholm,Tokyo,Venice,Versailles,Vienna,Warsaw,Washington,
Earth,Mars,Venus,Mercury,Jupiter,Saturn,Uranus,Neptune,Pluto,Antarctica,Arctic,Atlantic,Pacific,Mediterranean,Caribbean,Himalayas,
Andes,Alps,Sahara,Nile,Amazon,Danube,Rhine,Thames`
    .split(',')
    .map((name) => name.trim()),
);
