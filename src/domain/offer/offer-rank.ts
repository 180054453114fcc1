import { lastSeen } from "../account/last-seen.ts";
import type { Instant } from "../trade/trade.ts";
import type { OfferSide } from "./offer.ts";

/** What an owner's points are given for. */
export interface OwnerConduct {
  /** Trades of the last 30 days that came to an end, and how many of them with a release. */
  readonly ended: number;
  readonly endedWell: number;
  /** From "paid" to the release; undefined with too few. */
  readonly releaseMedianSeconds: number | undefined;
  readonly feedbackPositive: number;
  readonly feedbackNegative: number;
  readonly lastSeenAt: Instant;
}

/** The parts of an owner's points, each a whole number. */
interface OwnerPoints {
  readonly completion: number;
  readonly releaseTime: number;
  readonly feedback: number;
  readonly lastSeen: number;
}

/** The most points of each part (answers 62). The price has 50 at the market. */
const most: OwnerPoints = { completion: 20, releaseTime: 15, feedback: 10, lastSeen: 5 };
const pricePoints = 50;

/** A share of fewer trades or feedbacks than this counts as if the missing ones had been bad. */
const fewestForShare = 10;
const quickReleaseSeconds = 5 * 60;
const slowReleaseSeconds = 60 * 60;
const seenPoints = { success: most.lastSeen, warning: 3, default: 0 } as const;

/** What one point is worth: so many basis points of the price. */
const basisPointsOfPoint = 20;
const wholePrice = 10_000;

/** The points of an owner for how they trade. */
export function ownerPoints(conduct: OwnerConduct, now: Instant): OwnerPoints {
  const { ended, endedWell, feedbackPositive, feedbackNegative, lastSeenAt } = conduct;
  return {
    completion: Math.floor(most.completion * shareOf(endedWell, ended)),
    releaseTime: releasePoints(conduct.releaseMedianSeconds),
    feedback: Math.floor(
      most.feedback * shareOf(feedbackPositive, feedbackPositive + feedbackNegative),
    ),
    lastSeen: seenPoints[lastSeen(now, lastSeenAt).color],
  };
}

function shareOf(good: number, all: number): number {
  return good / Math.max(all, fewestForShare);
}

function releasePoints(seconds: number | undefined): number {
  if (seconds === undefined) return 0;
  const slower = Math.max(0, seconds - quickReleaseSeconds);
  const share = 1 - slower / (slowReleaseSeconds - quickReleaseSeconds);
  return Math.max(0, Math.floor(most.releaseTime * share));
}

/**
 * By how much the price of an offer is taken for better than it is when offers are ordered, for its
 * owner's points: in basis points of that price, below zero where the cheapest comes first.
 */
export function rankShift(side: OfferSide, points: OwnerPoints): number {
  const { completion, releaseTime, feedback, lastSeen: seen } = points;
  return shiftOf(side, completion + releaseTime + feedback + seen);
}

/** By how much a penalty of so many points moves that; it is added to it. */
export function penaltyShift(side: OfferSide, points: number): number {
  return shiftOf(side, -points);
}

/** The points of a penalty that moves an offer so far. */
export function pointsOfPenalty(shift: number): number {
  return Math.abs(shift) / basisPointsOfPoint;
}

function shiftOf(side: OfferSide, points: number): number {
  const better = points * basisPointsOfPoint;
  return side === "sell" ? 0 - better : better;
}

/**
 * The score by which offers are ordered: 50 at the market price for an owner without points, one
 * point more for 0.2 % of the price. `distance` is that from the market, in basis points; without
 * one there is no score.
 */
export function scoreOf(
  side: OfferSide,
  distance: bigint | undefined,
  shift: number,
): number | undefined {
  if (distance === undefined) return undefined;
  const ranked = ((wholePrice + Number(distance)) * (wholePrice + shift)) / wholePrice;
  const dearer = (ranked - wholePrice) / basisPointsOfPoint;
  const score = side === "sell" ? pricePoints - dearer : pricePoints + dearer;
  return Math.round(score * 10) / 10;
}
