/** Common first names of the languages that our forms offer, in lower case and without diacritics. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaliyah aarav aaron abby abdi abdul abdullah abebe abel abigail abraham adam adan addison adela adele adina adrian adriana agnes ahmad
ahmed aidan aiden aisha akira alan alana alba albert alberto alejandra alejandro aleksander alena alessandra alessandro alex alexa
alexander alexandra alexis alfonso alfred ali alice alicia alina alisha alison allison alma alondra alvaro alyssa amal amanda amara amari
amelia amina amir amira amit amy ana anahi anais anastasia andre andrea andreas andres andrew andrzej andy angela angelica angelina anita
anjali anna annabelle anne annette annie anthony antoine anton antonio antonia anya araceli ariana arianna armando arnav arthur arturo arun
aryan ashley ashton asia astrid aubrey audrey ava avery axel ayaan ayan ayesha ayla aylin azra barbara bart beatrice beatriz ben benjamin
bernard bernardo beth bethany betty bianca bilal blake bogdan boris brad bradley brandon brayden brenda brendan brian briana brianna
bridget brittany brody bruno bryan bryce caden caitlin caleb callum calvin cameron camila camille carla carlo carlos carmen caroline
carolina carrie carson casey catherine cecilia cedric celeste celia cesar chad chandra chantal charlie charlotte chelsea chiara chloe
chris christina christine christopher cindy claire clara clarissa claudia clemence cody colin connor conor corey courtney cristian
cristina cynthia dafne dakota damian damien damon dana daniel daniela danielle danny daria darius darnell darren daryl david
dayana deandre deborah deepak deja delia demetrius denis denise dennis derek deshawn desiree destiny devin devon diana diego dimitri
dina dion dmitri dmytro dominic dominik dominique donald donna donovan dora doris dorota dorothy douglas duc dwayne dylan ebony eddie
edgar edith eduardo edward edwin efrain eileen ekaterina elaine elena eleanor eli elias elif elijah elio elisa elise eliza elizabeth
ella ellen ellie elliot elsa elvira emil emilia emiliano emilio emily emma emmanuel enrique enzo eric erica erik erika erin ernesto
esmeralda esperanza esteban estella esther ethan etienne eugene eva evan evelyn ezekiel fabian fabio farah farhan fatima fatou felicia
felipe felix fernanda fernando filip fiona florian frances francesca francesco francis francisco franziska fred freddie frederick frida
gabriel gabriela gabriella gabrielle gavin gemma genesis geoffrey george gerald gerardo gianna giovanni gisela giulia gloria gonzalo
gordon greg gregory greta gretchen guadalupe guillermo gustavo gwen habib hailey haley halima hamza hana hanna hannah harold harriet harry
haruto harvey hassan hayden hector heidi helen helena helene henry herman hibo hilary hina hodan hugo hussein ian ibrahim ida ignacio igor
ilona imani imran ines ingrid irene irina iris isaac isabel isabella isabelle isaiah ismael ismail ivan ivana ivanna jacek jackson
jacob jacqueline jaden jaime jake jakub jalen jamal jamar james jamie jamila jan jana jane janet janice jared jasmin jason javier jaxon
jaya jayden jayla jaylen jean-luc jeanne jeff jeffrey jenna jennifer jenny jeremiah jeremy jerome jesse jessica jesus jesús jihoon jiho
jillian jimmy joanna joaquin jocelyn joe joel johanna johannes john johnny jon jonah jonas jonathan jordan jorge jose josef joseph
josephine joshua josiah josie joy juan juana juanita judith jules julia julian juliana julie juliet julio justin kaden kai kaitlyn kamal
kamila kara karen karim karina karl karla katarzyna kate katelyn katherine kathleen kathryn katie katya kayla kaylee keisha keith kelly
kelsey ken kendra kenji kenneth kenya kevin khadija khalid khalil kiara kieran kimberly kofi kristen kristin kristina krzysztof kwame kyle
kylie lakshmi lamar lana lara larissa larry latasha latisha latoya laura lauren lavonne lea leah leila lena leo leon leona leonardo
leonor leslie leticia levi liam lila liliana lillian lina linda linh lisa lola loretta lorenzo lori louis louisa louise luan luca lucas
lucia luciana lucy luis luisa lukas luke luna lydia lyla mackenzie maddie madeline madison mae magdalena mahmoud maisie maja makayla malik
malika manuel manuela marc marcel marcela marco marcos marcus margaret margarita maria mariah mariam mariana marie marina mario marisol
marissa marjorie marko marlene marta martha martina marvin mary maryam mateo mateusz mathew matilda matteo matthew matthias maureen
maurice max maximilian maxwell maya mckenzie megan mehmet melanie melissa mercedes mia micah michael michaela michal michel michelle miguel
mikayla mike mikhail mila milan milena minh miranda miriam mitchell mohamed mohammad mohammed moira molly monica monique morgan muhammad
mustafa mykola nabil nadia nadine nancy naomi natalia natalie natasha nathan nathaniel nayeli neha nelson nevaeh nia nicholas nicolas
nicole nikhil nikita nikolai nina noah noor nora norma nour octavia oksana olaf oleg oleksandr olena olga oliver olivia omar ophelia
oscar osvaldo otto owen pablo paloma pamela paola paolo patricia patrick patrik paul paula paulina paulo pavel pawel pedro peter petra
peyton philip phillip phoebe phuong pierre pilar piotr polina preston priscilla priya quang quentin quincy quinn rachel rafael rafaela
raheem rahul raj rajesh ralph ramon ramona randy raquel rashid raul ravi rebecca regina rene renee rhys ricardo richard riley rita robert
roberto rochelle rodrigo roger rohan roland rolando ronald roni rosa rosalie roxana ruben rudy rupert russell ruth ryan ryder saanvi sabina
sabrina sadia said salma salvador samantha samir samira samuel sana sandra santiago sara sarah sasha saul scott sean sebastian selena
serena sergei sergio shane shania shanice shannon sharon shaun shawn sheila shelby shirley shreya sidra sienna silvia simon simone sofia
sonia sonja sophia sophie stacy stanislav stefan stefanie stephanie stephen steve steven stuart suleiman susan susana suzanne svetlana
sydney sylvia tabitha tamara tamika tania tanisha tanya tara tariq tatiana tatyana teresa tessa thais thanh theo theodore theresa thiago
thomas tiffany tim timothy tina tobias tomas tomasz tony tracy travis trevor trinh tristan tuan tyrell tyrone tyson umar usman valentina
valeria valerie vanessa vasyl vera veronica vicente victoria viktor viktoria vincent viola viktoriya virginia vivian vivienne vlad
vladimir volodymyr wanda wei wendy wesley whitney wilfred william willie wojciech wyatt xander xavier ximena xiomara yaretzi yasmin yasmine
yelena yesenia yolanda yosef youssef yuki yuri yusuf yvonne zachary zahra zainab zara zeynep zoe zoey zofia`
    .trim()
    .split(/\s+/),
);
