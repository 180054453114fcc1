import type { Request, Response } from "express";
import type { Actor } from "../../../application/actor/actor.ts";
import type { StaffActor } from "../../../application/actor/staff-actor.ts";
import type { SupportCaller } from "../../../application/actor/support-caller.ts";
import type { PageReader } from "../contract/account/current-user.ts";

/** What the routes of one address need to know about sessions. */
export interface RouteGate {
  /** The caller, by the session cookie. Looked up once per request. */
  actorOf(request: Request): Promise<Actor | StaffActor | undefined>;
  isFromOurPage(request: Request): boolean;
  /**
   * Whether a program sent it, with a key in its header: then no cookie counts, so no foreign page can have sent it.
   * Without it, none does.
   */
  isByKey?(request: Request): boolean;
  /** Whose support chat the request's token opens; without it, none does. */
  supportCallerOf?(request: Request): Promise<SupportCaller | undefined>;
  /** Whether it comes from where the operator turns people away; without it, nowhere is. */
  isInBlockedPlace?(request: Request): Promise<boolean>;
  /** What is stored of a command's input, to tell a repetition from another command. */
  fingerprint(said: string): string;
}

/** What the traders' routes and pages need to know about sessions. */
export interface Gate extends RouteGate {
  actorOf(request: Request): Promise<Actor | undefined>;
  /** Whether the session of a long-running request is still alive: looked up in the database. */
  isStillSignedIn(request: Request): Promise<boolean>;
  /**
   * Whether one of our pages made this request (S13): the page's CSRF token, the XHR marker, and no
   * foreign origin. Checked for every request that is not a read.
   */
  isFromOurPage(request: Request): boolean;
  /** The token for a page served now; sets a visitor cookie if there is none. */
  pageToken(request: Request, response: Response): string;
  /** What the served page knows about its user. */
  readerOf(request: Request): Promise<PageReader>;
}
