/** One-time passwords beside the password of an account, and their recovery codes. */
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { openCredentials } from './credentials.ts'
import { openAuthFixture } from './account.fixture.ts'
import { openRecoveryCodes } from './recovery-codes.ts'

describe('one-time passwords', () => {
  const withOtp = async () => {
    const fixture = await openAuthFixture()
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
    await openCredentials(fixture.store.db).setOtpSecret(fixture.account.id, secret)
    const codeIn = (seconds: number) =>
      new TOTP({ secret }).generate({ timestamp: fixture.now().getTime() + seconds * 1000 })
    return { ...fixture, codeIn, login: (otp?: string) => fixture.post('/auth/login', { ...fixture.ada, otp }) }
  }

  // ASVS 2.8.4
  test('are required when the account is set so, and count once', async () => {
    const { login, codeIn, pass } = await withOtp()
    expect(await login()).toMatchObject({ status: 401, code: 'INVALID_OTP' })
    for (const wrong of ['', '000', 'abcdef', 'é12345', '１２３４５', codeIn(3600)])
      expect((await login(wrong)).code).toBe('INVALID_OTP')
    const code = codeIn(0)
    const fullWidth = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    expect((await login(fullWidth)).status).toBe(200)
    expect((await login(code)).code).toBe('INVALID_OTP')
    expect((await login(codeIn(-30))).code).toBe('INVALID_OTP')
    pass(30)
    expect((await login(codeIn(0))).status).toBe(200)
  })

  // ASVS 2.8.1
  test('may be half a minute early or late, and no more', async () => {
    const { login, codeIn } = await withOtp()
    expect((await login(codeIn(-60))).code).toBe('INVALID_OTP')
    expect((await login(codeIn(60))).code).toBe('INVALID_OTP')
    expect((await login(codeIn(-30))).status).toBe(200)
    expect((await login(codeIn(30))).status).toBe(200)
  })

  // ASVS 2.8.4
  test('one code many times at once lets one in', async () => {
    const { login, codeIn } = await withOtp()
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(codeIn(0))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  // ASVS 2.5.7 2.6.1 2.6.2 2.6.3
  test('give way to a recovery code, which counts once', async () => {
    const { login, store, account } = await withOtp()
    const [code = '', other = ''] = await openRecoveryCodes(store.db).renew(account.id)
    const { account: stranger } = await (await openAuthFixture()).addAccount()
    const [foreign = ''] = await openRecoveryCodes(store.db).renew(stranger.id)
    expect((await login(foreign)).code).toBe('INVALID_OTP')
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await login(code)).code).toBe('INVALID_OTP')
    expect((await login(other.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  })

  test('are not requested from callers without the password', async () => {
    const { post, ada } = await withOtp()
    expect((await post('/auth/login', { ...ada, password: 'not this one' })).code).toBe('INVALID_CREDENTIALS')
  })
})
