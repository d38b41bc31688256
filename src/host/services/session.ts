/** Session: who acts and where. */
import { GoogleError } from '../errors';
import { Facade } from './facade';
import type { Env } from './facade';

export class User extends Facade {
  readonly kind = 'User';
  constructor(
    env: Env,
    readonly email: string,
  ) {
    super(env);
  }
  getEmail(): string {
    return this.email;
  }
  override toString(): string {
    return this.email;
  }
}

export class Session extends Facade {
  readonly kind = 'Session';
  getActiveUser(): Facade {
    return new User(this.env, this.gate.facts.activeUser);
  }
  getEffectiveUser(): Facade {
    // who the script runs as is told only to authorised code
    if (this.gate.facts.authMode !== 'FULL')
      throw new GoogleError(
        'You do not have permission to call Session.getEffectiveUser. Required permissions: https://www.googleapis.com/auth/userinfo.email',
      );
    return new User(this.env, this.gate.facts.user);
  }
  getScriptTimeZone(): string {
    return this.gate.facts.scriptZone;
  }
  getActiveUserLocale(): string {
    return this.gate.facts.locale.replace('_', '-');
  }
  getTemporaryActiveUserKey(): string {
    return Buffer.from(this.gate.facts.activeUser).toString('base64url');
  }
}
