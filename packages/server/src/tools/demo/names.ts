const list = (text: string): readonly string[] => text.split(',').map((name) => name.trim());

export const femaleNames = list(`
  Amélie, Anaïs, Astrid, Aylin, Beatriz, Birgit, Camille, Carmen, Chiara, Chloé, Dilnoza, Eilidh, Elena,
  Elif, Elodie, Emma, Fatoumata, Freya, Giulia, Hanna, Hedvig, Ida, Ines, Ingrid, Isabel, Jana, Joana,
  Julia, Kaja, Katarzyna, Klára, Leila, Leonor, Lotte, Lucía, Maëlle, Maja, Mari, Marie-Christine, Mei,
  Mina, Naomi, Natália, Nina, Nour, Olivia, Oriane, Paula, Petra, Priya, Ronja, Rosa, Sakura, Sanne, Sára,
  Signe, Sofía, Solveig, Tereza, Thandiwe, Tuuli, Valentina, Wanjiru, Yael, Yuki, Zoë, Zuzana
`);

export const maleNames = list(`
  Aaron, Adam, Ahmed, Aleksander, Andrés, Anton, Ben, Björn, Callum, Dario, Diego, Duarte, Eetu, Émile,
  Erik, Étienne, Felix, Finn, Florian, Gaël, Hamza, Hugo, Ibrahim, Ioan, Jakub, Jan-Ole, Javier, Jonas,
  Juan José, Kenji, Kwame, Lars, Leander, Léo, Luca, Maciej, Malik, Mateo, Matthias, Max, Mikkel, Milan,
  Minho, Nikola, Noah, Olivér, Omar, Oscar, Pablo, Paweł, Pedro, Rafael, Ravi, Rhys, Ruben, Ryo, Samuel,
  Sander, Šimon, Søren, Tadej, Théo, Tiago, Tomáš, Viktor, Yannick, Zsolt
`);

export const lastNames = list(`
  Abrahamsson, Adeyemi, Almeida, Andersen, Arnaud, Baptiste, Bauer, Becker, Bergström, Bianchi, Björklund,
  Bondarenko, Bouchard, Brânză, Brennan, Carvalho, Castellanos, Červenka, Chen, Çelik, da Silva, Dąbrowski,
  de Vries, Delacroix, Dimitrova, Doğan, Dubois, Dvořák, Eriksen, Esposito, Etxeberria, Farkas, Fernández,
  Fischer, Fitzgerald, Fontaine, Garnier, Gonçalves, Grünwald, Gutiérrez, Haugen, Hernández, Hofer, Horvat,
  Ishikawa, Ivanova, Jankowska, Jansen, Johansson, Kaczmarek, Kamau, Kim, Kobayashi, Koskinen, Kovács,
  Krüger, Kučera, Lefèvre, Lehtonen, Lindqvist, MacKenzie, Maier, Marchetti, Martínez, Mbeki, Meyer, Moretti,
  Müller, Nakamura, Navarro, Németh, Nguyễn, Nielsen, Novák, Ó Briain, O’Sullivan, Okafor, Olsen, Oyelaran,
  Papadopoulos, Park, Pereira, Petit, Popescu, Rasmussen, Rinaldi, Rodríguez, Rossi, Roux, Sánchez, Santoro,
  Schneider, Schönberger, Sharma, Şahin, Sørensen, Suzuki, Szabó, Takahashi, Tanaka, Thibault, Tkachenko,
  Torres, Træen, Tremblay, Urbanek, van den Heuvel, Vasquez, Vukčević, Wagner, Walsh, Weber, Wieczorek, Wójcik,
  Yıldız, Zając, Zimmermann, Žukauskas
`);

/** Further names that test a layout. */
export const longNames: readonly (readonly [first: string, last: string])[] = [
  ['Maximiliane-Theodora', 'von Hohenfels-Wittgenstein'],
  ['Juan Sebastián', 'Echeverría de la Fuente y Mendizábal'],
  ['Bo', 'Å'],
  ['Wolfgang-Amadeus', 'Schwarzenegger-Lüdenscheidt'],
];
