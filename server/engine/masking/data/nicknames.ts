/** Short forms by first name, in lower case. Those that are everyday words or other full names are left out. */
export const nicknames: ReadonlyMap<string, readonly string[]> = new Map(
  `abigail abby gail|alexander alex sasha xander|alexandra alex lexi sasha|amanda mandy|andrew andy|anthony tony|barbara barb|benjamin ben benny
catherine cathy kate katie|charles charlie chuck|christina chris tina|christopher chris topher|daniel dan danny|david dave davey
deborah deb debbie|dorothy dot dottie|edward ed eddie ted|eleanor ellie nell nora|elizabeth beth betty eliza libby liz lizzie|emily em emmy
francisco paco pancho|frederick fred freddie|gabriel gabe|gabriela gabi gaby|gregory greg|guadalupe lupe lupita|henry hank harry
isabella bella izzy|jacob jake|james jamie jim jimmy|jennifer jen jenny|jessica jess jessie|jonathan jon jonny|jose pepe|joseph joe joey
joshua josh|katherine kate kathy katie|kenneth ken kenny|lawrence larry|leonardo leo|madeline maddie|margaret maggie meg peggy|maria mari
matthew matt matty|michael mike mikey|mohammed mo|natalie nat nattie|nathaniel nate|nicholas nick nicky|olivia liv livvy|patricia patty tricia
patrick paddy|penelope penny|peter pete|philip phil|rebecca becca becky|richard dick rick ricky|robert bob bobby rob robbie|ronald ron ronnie
samantha sam sammy|samuel sam sammy|sebastian seb|stephanie steph|stephen steve|steven steve|susan sue susie|theodore ted teddy theo
thomas tom tommy|timothy tim timmy|victoria tori vicky|vincent vin vinny|william bill billy liam will willie|zachary zac zach`
    .split(/[|\n]/)
    .map((row) => {
      const [name = '', ...short] = row.split(' ');
      return [name, short];
    }),
);
