import type { ShippedArticle } from "./shipped-articles.ts";

/** The first post of the blog, and a document for the page of refugees. */
export const shippedDocuments: readonly ShippedArticle[] = [
  {
    kind: "blog",
    slug: "why-we-show-what-you-can-take",
    title: "Why every offer says whether you can take it",
    summary:
      "Most lists of offers show a price and let you find out the rest. Ours tells you first what stands between you and a trade.",
    body: `In many marketplaces you choose the best price, open the offer, read the terms, enter an amount, and only then learn that the owner wants a verified ID, or that your amount is too small.

Here the list judges every offer by the rules that a start is judged by. An offer that you can take has a button that says what you get. One that you cannot take says why, and names the one step that would change it.

## What that takes

The same rules run in two places: when the list is drawn and when a trade starts. A test makes up thousands of offers and people and checks that the two never disagree.

## What it changes

You compare only what is really open to you, and owners get fewer questions. If you want to see nothing else, switch on the filter for offers that you can take now.`,
  },
  {
    kind: "page",
    slug: "refugees",
    title: "Receiving money when you had to leave home",
    summary:
      "How people abroad can send you crypto, how you turn it into the money of the country you are in, and what to watch for.",
    body: `You need no bank account to receive crypto: an account here is enough, and opening one costs nothing.

## Receiving

- Give your username to people who have an account here. What they send arrives at once and costs nothing.
- Give everyone else your deposit address. Say which coin and which network it is for.

## Turning it into money

Look for offers paid in cash or by mobile money in the country where you are. Begin with a small amount. Meet in a public place by day, and release only when you have counted the money.

## Papers

Small amounts need no verified ID. If yours was lost or has run out, ask our support which papers count in its place before you need a higher limit.

## Beware

Aid costs nothing. Anyone who asks for a payment in advance for aid, papers, work or transport wants your money. Nobody needs your password or the codes that we send you.`,
  },
];
