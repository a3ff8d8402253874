import { ContactPage } from './contact-page.tsx'
import type { Contact, Letter } from './contact-page.tsx'
import { draw } from './draw.ts'
import { Icon } from './icon.tsx'
import { PageFrame } from './page-frame.tsx'
import type { PinAnswer } from './pin-answer.ts'
import type { Authority, PublicTrace } from './public-trace.ts'
import type { SiteFrame } from './site-data.ts'
import { TracePage } from './trace-page.tsx'
import { UnknownPartPage } from './unknown-part-page.tsx'
import type { UnknownPart } from './unknown-part-page.tsx'

/** Trace page, with the answer to an entered PIN, if any. */
export const drawTracePage = (trace: PublicTrace, answer: PinAnswer | null = null): string =>
  draw(<TracePage trace={trace} answer={answer} />)

/** The same page for an unknown code and for one that is not public. */
export const drawNotFoundPage = (authority?: Authority): string =>
  draw(
    <PageFrame
      title="Không tìm thấy mã truy xuất"
      description="Mã không có trong hệ thống truy xuất."
      authority={authority}
    >
      <main className="message">
        <Icon name="search" />
        <h1>Không tìm thấy mã này</h1>
        <p>
          Mã không có trong hệ thống hoặc chưa được công bố. Xin kiểm tra lại địa chỉ, hoặc quét lại tem thật gần và rõ.
        </p>
        <p>
          Nếu mã này in trên tem dán ở sản phẩm, <b>tem có thể là giả</b>: xin giữ lại sản phẩm và báo cho cơ quan quản
          lý.
        </p>
        {authority?.phone && (
          <a className="button" href={`tel:${authority.phone}`}>
            <Icon name="phone" />
            Gọi {authority.phone}
          </a>
        )}
      </main>
    </PageFrame>,
  )

/** What a scanned code says of a lot or label that nobody knows, with the way to what is known. */
export const drawUnknownPart = (told: UnknownPart): string => draw(<UnknownPartPage {...told} />)

/** Maintenance page, while officers have closed the platform. */
export const drawMaintenancePage = (authority?: Authority): string =>
  draw(
    <PageFrame title="Hệ thống đang bảo trì" description="Trang truy xuất đang được bảo trì." authority={authority}>
      <main className="message">
        <Icon name="inactive" />
        <h1>Hệ thống đang bảo trì</h1>
        <p>Chúng tôi đang nâng cấp hệ thống. Điều đó không có nghĩa là tem giả. Xin quay lại sau ít phút.</p>
        <a className="button" href="?">
          Tải lại trang
        </a>
      </main>
    </PageFrame>,
  )

export const drawContactPage = (frame: SiteFrame, contact: Contact, letter: Letter | 'sent' | null = null): string =>
  draw(<ContactPage frame={frame} contact={contact} letter={letter} />)

export const drawErrorPage = (authority?: Authority): string =>
  draw(
    <PageFrame
      title="Hệ thống đang gián đoạn"
      description="Trang truy xuất tạm thời chưa mở được."
      authority={authority}
    >
      <main className="message">
        <Icon name="inactive" />
        <h1>Hệ thống đang gián đoạn</h1>
        <p>Chúng tôi chưa mở được trang này. Điều đó không có nghĩa là tem giả. Xin chờ ít phút rồi tải lại trang.</p>
        <a className="button" href="?">
          Tải lại trang
        </a>
      </main>
    </PageFrame>,
  )
