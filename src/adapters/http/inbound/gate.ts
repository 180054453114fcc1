import type { Request, Response } from "express";
import type { Actor } from "../../../application/actor/actor.ts";
import type { StaffActor } from "../../../application/actor/staff-actor.ts";
import type { CurrentUserView } from "../contract/account/account.ts";

/** What the routes of one address ask of its sessions. */
export interface RouteGate {
  /** Who sends the request, by the session's cookie. Asked once a request. */
  actorOf(request: Request): Promise<Actor | StaffActor | undefined>;
  isFromOurPage(request: Request): boolean;
}

/** What routes and pages of the traders ask of the sessions. */
export interface Gate extends RouteGate {
  actorOf(request: Request): Promise<Actor | undefined>;
  /** Whether the session of a request that goes on for long still lives: asked of the database. */
  isStillSignedIn(request: Request): Promise<boolean>;
  /**
   * Whether a page of ours made this request (S13): the page's CSRF token, the XHR marker, and no
   * foreign origin. Asked for every request that is not a read.
   */
  isFromOurPage(request: Request): boolean;
  /** The token for a page that is served now; gives the visitor a cookie where he has none. */
  pageToken(request: Request, response: Response): string;
  /** What the served page knows of its reader. */
  readerOf(request: Request): Promise<CurrentUserView>;
}
