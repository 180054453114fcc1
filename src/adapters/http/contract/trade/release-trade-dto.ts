import { IsOptional, IsString, Length } from "class-validator";

/** The proof for a release: the password, if no factor is set (decisions, People and roles). */
export class ReleaseTradeDto {
  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;

  /** A code of the authenticator app, where a second factor is set. */
  @IsOptional()
  @IsString()
  @Length(6, 7)
  code?: string;
}
