import { IsOptional, IsString, Length } from "class-validator";

/** The password, typed again: asked for what a stolen session must not do. */
export class ProveIdentityDto {
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
