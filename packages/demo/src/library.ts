import PDFDocument from 'pdfkit'
import { fontFile, storeFile } from '@trace/server'
import type { World } from './world.ts'

interface Instrument {
  no: string
  title: string
  issuer: string
  issued: string
  effective?: string
  domain: string
  kind?: string
}

const instruments: Instrument[] = [
  {
    no: '100/QĐ-TTg',
    issuer: 'Thủ tướng Chính phủ',
    issued: '2019-01-19',
    domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Quyết định phê duyệt Đề án triển khai, áp dụng và quản lý hệ thống truy xuất nguồn gốc',
  },
  {
    no: '02/2024/TT-BKHCN',
    issuer: 'Bộ Khoa học và Công nghệ',
    issued: '2024-03-28',
    effective: '2024-06-01',
    domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Thông tư quy định về quản lý truy xuất nguồn gốc sản phẩm, hàng hóa',
  },
  {
    no: '78/2025/QH15',
    issuer: 'Quốc hội',
    issued: '2025-06-18',
    effective: '2026-01-01',
    domain: 'ATTP-VA-CHAT-LUONG',
    title: 'Luật sửa đổi, bổ sung một số điều của Luật Chất lượng sản phẩm, hàng hóa',
  },
  {
    no: '37/2026/NĐ-CP',
    issuer: 'Chính phủ',
    issued: '2026-01-23',
    effective: '2026-01-23',
    domain: 'ATTP-VA-CHAT-LUONG',
    title: 'Nghị định quy định chi tiết một số điều của Luật Chất lượng sản phẩm, hàng hóa',
  },
  {
    no: '25/QĐ-BNNMT',
    issuer: 'Bộ Nông nghiệp và Môi trường',
    issued: '2026-01-07',
    domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Quyết định ban hành Kế hoạch truy xuất nguồn gốc nông, lâm, thủy sản',
  },
  {
    no: '17/2021/TT-BNNPTNT',
    issuer: 'Bộ Nông nghiệp và Phát triển nông thôn',
    issued: '2021-12-20',
    effective: '2022-02-02',
    domain: 'ATTP-VA-CHAT-LUONG',
    title: 'Thông tư quy định về truy xuất, thu hồi và xử lý thực phẩm không bảo đảm an toàn',
  },
  {
    no: '3156/QĐ-BNN-TT',
    issuer: 'Bộ Nông nghiệp và Phát triển nông thôn',
    issued: '2022-08-19',
    domain: 'TRONG-TROT-VA-BVTV',
    title: 'Quyết định hướng dẫn tạm thời cấp và quản lý mã số vùng trồng nội địa',
  },
  {
    no: '148/QĐ-TTg',
    issuer: 'Thủ tướng Chính phủ',
    issued: '2023-02-24',
    domain: 'PHAT-TRIEN-NONG-THON',
    title: 'Quyết định ban hành Bộ tiêu chí và quy trình đánh giá, phân hạng sản phẩm OCOP',
  },
  {
    no: '23/2019/TT-BNNPTNT',
    issuer: 'Bộ Nông nghiệp và Phát triển nông thôn',
    issued: '2019-11-30',
    domain: 'CHAN-NUOI-VA-THU-Y',
    title: 'Thông tư hướng dẫn một số điều của Luật Chăn nuôi về hoạt động chăn nuôi',
  },
  {
    no: '91/2025/QH15',
    issuer: 'Quốc hội',
    issued: '2025-06-26',
    effective: '2026-01-01',
    domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Luật Bảo vệ dữ liệu cá nhân',
  },
  {
    no: '92/KH-UBND',
    issuer: 'UBND tỉnh Quảng Ninh',
    issued: '2020-05-25',
    domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Kế hoạch triển khai, áp dụng và quản lý hệ thống truy xuất nguồn gốc trên địa bàn tỉnh',
  },
  {
    no: 'TCVN 12850:2019',
    issuer: 'Bộ Khoa học và Công nghệ',
    issued: '2019-12-31',
    domain: 'TRUY-XUAT-NGUON-GOC',
    kind: 'technical',
    title: 'Truy xuất nguồn gốc – Yêu cầu chung đối với hệ thống truy xuất nguồn gốc',
  },
]

/** Twelve instruments by their titles; the files only say where the full text is to be had. */
export function planLibrary({ plan, at, id, sql, settings }: World): void {
  for (const [number, { no, title, issuer, issued, effective, domain, kind = 'legal' }] of instruments.entries()) {
    plan(at(-410 + number, '09:15'), 'editor', async (ask) => {
      const file = await storeFile(sql, settings, {
        name: `${no.replaceAll('/', '-')}.pdf`,
        bytes: await titlePage(no, title, issuer),
        by: id('user editor'),
      })
      const row = await ask('POST', '/libraries', {
        title,
        kind,
        category_id: id(kind === 'legal' ? 'category law' : 'category technical'),
        domain_id: id(`domain ${domain}`),
        document_no: no,
        issuer,
        issued_at: issued,
        effective_at: effective ?? issued,
        validity: 'in_force',
        summary: `${title} (${no}), ${issuer} ban hành.`,
        files: [{ url: file.url, caption: `${no} (trang tiêu đề)` }],
      })
      if (number < 3) await ask('PUT', `/libraries/${row.id}/change-highlight`)
    })
  }
}

function titlePage(no: string, title: string, issuer: string): Promise<Buffer> {
  const page = new PDFDocument({ size: 'A4', margin: 72, font: fontFile, info: { Title: title } })
  const parts: Buffer[] = []
  page.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise<Buffer>((resolve) => page.on('end', () => resolve(Buffer.concat(parts))))
  page.fontSize(12).text(issuer.toUpperCase(), { align: 'center' }).moveDown(3)
  page.fontSize(14).text(`Số: ${no}`, { align: 'center' }).moveDown(1)
  page.fontSize(18).text(title, { align: 'center' }).moveDown(3)
  page
    .fontSize(11)
    .text('Trang tiêu đề trong bộ dữ liệu mẫu. Toàn văn xin xem tại cơ quan ban hành.', { align: 'center' })
  page.end()
  return whole
}
