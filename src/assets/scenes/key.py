import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import bpy, math, time; from pipeline import *; from tyrelib import *; from parts import *
sc=clear(); setup(sc,1008,604,exposure=float(os.environ.get('EXP','0')),look='High Contrast')
# The job is done and the key lies on the counter: a car key, its ring and a workshop's yellow tag.
chrome=metal('chrome',(.62,.63,.65),.14,noise=.03); blade=turned('blade',(.55,.55,.56),.26,.5,.12,60); shell=cast('shell',(.014,.014,.015),.27,.05,160,0,.6); rub=cast('rub',(.020,.020,.021),.62,.45,120); yellow=cast('tag',(.88,.45,.006),.5,.10,90,0,0,.25); paper=cast('paper',(.60,.58,.52),.85,.2,70,0,0,.15); ink=paint('ink',(.02,.02,.02),.6,0)
def fob_sdf(x,y,z):
    w=.172-.020*np.clip((x+.35)/.7,0,1)-.018*np.cos(x*5.2)*.5
    g=np.sqrt(np.clip(np.abs(x)-.36+.14,0,9)**2+np.clip(np.abs(y)-w+.14,0,9)**2)+np.minimum(np.maximum(np.abs(x)-.36+.14,np.abs(y)-w+.14),0)-.14
    t=.062-.30*np.clip(np.abs(y)-.06,0,1)**2*3-.05*np.clip(np.abs(x)-.20,0,1)**2*6
    g=smax(g,np.abs(z)-t,.030)
    g=smax(g,-(np.maximum(np.abs(z-.004)-.0035,.0-(g+.012))),.004)                                # seam
    g=smax(g,-np.maximum(np.sqrt((x+.285)**2+(y-.085)**2)-.030,np.abs(z)-.2),.012)                 # eye for the ring
    for c in (-.10,.045): g=smax(g,-rbox(x,y,z,(c,0,.075),(.058,.088,.030),.022),.008)
    return g
def button(x,y,z): return rbox(x,y,z,(0,0,0),(.052,.082,.018),.016)
def blade_sdf(x,y,z):
    e=np.abs(x-.24)-.30; y0=y-.0; g=np.maximum(np.abs(y0)-.042,e); tip=(x-.54)+np.abs(y0)*.9+.022; g=smax(np.maximum(g,tip),np.abs(z)-.013,.004)
    path=.014*np.sin(x*34)+.008*np.sin(x*71+1)
    return smax(g,-np.maximum(np.maximum(np.abs(y0-path)-.010,.006-np.abs(z)),np.maximum(.06-x,x-.50)),.003)
S=1.0
key=empty('key'); key.location=(0,0,.080); key.rotation_euler=(math.radians(0),math.radians(0),math.radians(211))
obj(mc('fob',fob_sdf,(-.40,-.22,-.09),(.40,.22,.09),.0028),shell,key)
for c in (-.10,.045): obj(mc('fobbtn',button,(-.06,-.09,-.025),(.06,.09,.025),.0022),rub,key).location=(c,0,.052)
h=obj(lathe('hinge',catmull([(.098,-.055),(.102,.045),(.094,.060),(.070,.064),(.0001,.066)],8).tolist(),96,auto=35),chrome,key); h.location=(.285,.02,0)
b=obj(mc('keyblade',blade_sdf,(-.08,-.07,-.03),(.58,.07,.03),.0020),blade,key); b.location=(.36,.02,-.004)
# split ring: two turns, one over the other
def ring(r,tube_,parent,turns=2):
    n=180*turns; V=[];F=[]; m=16; pitch=tube_*1.9
    for i in range(n+1):
        a=2*PI*i/180; zc=(i/n-.5)*pitch*turns*.95
        for j in range(m): q=2*PI*j/m; V.append(((r+tube_*math.cos(q))*math.cos(a),(r+tube_*math.cos(q))*math.sin(a),zc+tube_*math.sin(q)))
    for i in range(n):
        for j in range(m): F.append([i*m+j,(i+1)*m+j,(i+1)*m+(j+1)%m,i*m+(j+1)%m])
    return obj(mesh_np('ring',V,F,auto=60),chrome,parent)
R=empty('R'); R.location=(.425,-.015,.078); R.rotation_euler=(math.radians(13),math.radians(-12),.7); ring(.165,.0125,R)
T=empty('T'); T.location=(.645,-.245,.032); T.rotation_euler=(0,math.radians(-1.5),math.radians(-38))
rr=lambda hx,hy,r,cx=0,cy=0:[(cx+sx*(hx-r)+r*math.cos(a0+a),cy+sy*(hy-r)+r*math.sin(a0+a)) for sx,sy,a0 in ((1,1,0),(-1,1,PI/2),(-1,-1,PI),(1,-1,3*PI/2)) for a in np.linspace(0,PI/2,12)]
obj(plate('tagp',[rr(.42,.185,.06,.18),circ(.034,48,(-.17,0))],.022,.008,seg=2),yellow,T)
obj(plate('tagw',[rr(.245,.135,.03,.235),rr(.225,.115,.02,.235)],.004,.0015),yellow,T).location=(0,0,.024)
obj(plate('tagc',[rr(.225,.115,.02,.235)],.002,0),paper,T).location=(0,0,.0225)
for i,l in enumerate((.30,.36,.22)): obj(plate('rule',[[(.05,.052-.052*i),(.05+l,.052-.052*i),(.05+l,.058-.052*i),(.05,.058-.052*i)]],.0004,0),ink,T).location=(0,0,.0252)
bench,t,b_=mat('bench'); b_.inputs['Base Color'].default_value=(.014,.0145,.016,1); b_.inputs['Metallic'].default_value=.35; n=noise_tex(t,26,5,.65); t.links.new(ramp(t,n,.3,.7,.27,.35),b_.inputs['Roughness']); bm=N(t,'ShaderNodeBump'); bm.inputs['Strength'].default_value=.12; bm.inputs['Distance'].default_value=.01; t.links.new(n,bm.inputs['Height']); t.links.new(bm.outputs[0],b_.inputs['Normal']); plane(60,bench)
bg,t,b=mat('bg'); b.inputs['Base Color'].default_value=(.03,.032,.036,1); b.inputs['Roughness'].default_value=.8; plane(90,bg,(0,22,0),(PI/2,0,0))
w=sc.world; w.use_nodes=True; w.node_tree.nodes['Background'].inputs[0].default_value=(.012,.014,.018,1); w.node_tree.nodes['Background'].inputs[1].default_value=.3
area('rim',(1.25,2.7,1.22),(.3,0,.05),1.2,30,(.86,.92,1),sy=.20)
area('blade',(-.36,2.45,1.3),(-.3,-.2,.08),.7,11,(.86,.92,1),sy=.22)
area('strip',(-2.0,1.6,1.0),(-.1,-.1,.05),.3,16,(.80,.89,1),sy=1.2)
area('top',(.6,-.1,2.4),(.3,-.15,0),1.2,26,(1,.98,.95),sy=.4)
area('warm',(2.8,-1.0,.9),(.5,-.2,.05),.6,14,(1,.84,.66),sy=1.2)
area('front',(-1.6,-2.6,1.0),(0,-.1,.05),.9,12,(.92,.96,1),sy=.5)
camera((-.55,-3.25,1.45),(.13,.02,.10),lens=64,focus=(.0,-.10,.08),fstop=.6)
render(sc,'key',96,bloom_amt=.03,vig=.3)
